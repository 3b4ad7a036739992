"""The ways to a new study: a spreadsheet, a published design, or nothing yet."""
