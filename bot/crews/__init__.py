"""Who comes to a running table, goes, lends and changes seats: every act a call, without Discord."""
