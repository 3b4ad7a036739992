"""Who is at the desk: the lock screen, the list of people, what each may do."""
