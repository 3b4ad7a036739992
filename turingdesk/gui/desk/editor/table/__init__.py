"""The table of a task, edited like a spreadsheet."""
