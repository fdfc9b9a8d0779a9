/** What outlives a test file: every test file of this Jest worker is given the same map, as `workerScope`. */
export const workerScope = new Map()

// Jest's workers do not notice that Jest was killed. Listening for the end of the channel would keep them alive.
const parent = process.ppid
setInterval(() => process.ppid !== parent && process.exit(1), 500).unref()
