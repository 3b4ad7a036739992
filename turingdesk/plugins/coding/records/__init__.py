"""What coding keeps beside journals."""
