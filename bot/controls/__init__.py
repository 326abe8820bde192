"""What can be pressed: each control is one object, from which layouts make its id and to which its handler is
bound.
"""
