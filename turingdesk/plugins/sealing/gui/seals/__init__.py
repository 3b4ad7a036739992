"""Which dialogs make and open seals."""
