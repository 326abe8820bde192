"""How tables, decisions and logs look in Discord: layouts built from data, without any call to Discord."""
