"""What readers at home are shown: shapes of the protocol, made of tables as each of them may read them."""
