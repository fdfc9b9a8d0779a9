import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { HEAP_LIMIT } from './HEAP_LIMIT.ts'

/** Values that outlive a test file. All test files of this Jest worker share the map as `workerScope`. */
export const workerScope = new Map()

// By default, V8 keeps object shapes of optimized code for two more garbage collections. Their prototypes lead to the
// window of their test file and from there to shapes of the file before: windows would rarely be released, and a worker
// would spend a third of its time on collecting garbage.
setFlagsFromString('--retain-maps-for-n-gc=0')

// Jest compares the heap with its limit between two test files, garbage included. A worker that it replaces loses its
// local cloud, so garbage is collected first.
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')
const measure = process.memoryUsage
process.memoryUsage = Object.assign(() => {
  if (measure().heapUsed > HEAP_LIMIT) collectGarbage()
  return measure()
}, measure)

// Jest's workers do not detect that Jest was killed. A disconnect listener would keep them alive.
const parent = process.ppid
setInterval(() => process.ppid !== parent && process.exit(1), 500).unref()
