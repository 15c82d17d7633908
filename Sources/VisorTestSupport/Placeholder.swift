/// Support.
