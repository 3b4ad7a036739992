"""What people are asked to produce together: conversations."""
