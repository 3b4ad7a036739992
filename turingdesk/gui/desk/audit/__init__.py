"""The record: everything that was done at the desks of this data folder."""
