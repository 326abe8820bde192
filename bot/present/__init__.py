"""How tables, decisions and logs look in Discord: layouts made of data, without any call to Discord."""
