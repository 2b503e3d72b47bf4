// Nothing to call; see NoTasks.c and NoNames.c.
