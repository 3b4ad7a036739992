"""Studies: opening one, seeing what it holds and plans, and starting its sessions."""
