/**
 * Loaded into every process of a ProcessGroup: the channel to the parent closes when the parent ends, however
 * it ended, and then this process is asked to end in order. Processes that one starts in turn inherit the
 * loading but are not the group's, so they are left alone.
 */
if (process.env.PROCESS_GROUP_OWNER === String(process.ppid)) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // Waiting for the parent's end is no reason to stay.
  process.channel?.unref()
}
