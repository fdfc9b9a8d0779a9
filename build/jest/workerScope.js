/** Values that outlive a test file. All test files of this Jest worker share the map as `workerScope`. */
export const workerScope = new Map()

// Jest's workers do not detect that Jest was killed. A disconnect listener would keep them alive.
const parent = process.ppid
setInterval(() => process.ppid !== parent && process.exit(1), 500).unref()
