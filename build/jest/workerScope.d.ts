/** Values that outlive a test file. All test files of this Jest worker share the map. */
interface WorkerScope {
  get(key: 'localCloud'): number | undefined
  set(key: 'localCloud', portOffset: number): this
}

declare const workerScope: WorkerScope
