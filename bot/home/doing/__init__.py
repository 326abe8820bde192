"""What somebody at home does: each act of the protocol as a call of the domain."""
