import { setFlagsFromString } from 'node:v8'

/** Values that outlive a test file. All test files of this Jest worker share the map as `workerScope`. */
export const workerScope = new Map()

// By default, V8 keeps object shapes of optimized code for two more garbage collections. Their prototypes lead to the
// window of their test file and from there to shapes of the file before: windows would rarely be released, and a worker
// would spend a third of its time on collecting garbage.
setFlagsFromString('--retain-maps-for-n-gc=0')

// Jest's workers do not detect that Jest was killed. A disconnect listener would keep them alive.
const parent = process.ppid
setInterval(() => process.ppid !== parent && process.exit(1), 500).unref()
