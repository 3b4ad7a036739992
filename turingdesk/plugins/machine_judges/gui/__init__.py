"""The Machine judges page: machines compared with people, and the dialog that runs a judge."""
