"""What those read who do not sit at a table: followers, whoever looks back, a server once a week."""
