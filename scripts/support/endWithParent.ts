/**
 * Loaded into every process of a ProcessGroup: the channel to the parent closes when the parent ends, however
 * it ended, and then this process is asked to end in order.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// Waiting for the parent's end is no reason to stay.
process.channel?.unref()
