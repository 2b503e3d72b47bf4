// Nothing to call; see NoTasks.c.
