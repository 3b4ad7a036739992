"""The Machine judges page: machines beside people, and the dialog that lets one judge."""
