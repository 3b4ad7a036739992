"""Who works at the desk and who takes part: PINs, the record, codes, notes, withdrawals."""
