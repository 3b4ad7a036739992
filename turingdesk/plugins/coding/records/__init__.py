"""The ledgers of coding beside journals."""
