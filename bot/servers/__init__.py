"""What moderators settle for their servers: no object of Discord's, no layout, no ids. Games that have begun
keep what they began with.
"""
