/**
 * Loaded into every process of a ProcessGroup. The channel to the parent closes when the parent ends in any way, and
 * this process then gets a signal to end. Child processes also load this module but do not belong to the group, so they
 * are ignored.
 */
if (process.env.PROCESS_GROUP_OWNER === String(process.ppid)) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // Waiting for the parent's end is no reason to stay.
  process.channel?.unref()
}
