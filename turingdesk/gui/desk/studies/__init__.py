"""Studies: opening one, seeing what it contains and plans, and starting its sessions."""
