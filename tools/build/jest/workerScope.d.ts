/** The local cloud of a Jest worker. */
interface WorkerCloud {
  readonly offset: number
  readonly folder: string
}

/** Values that outlive a test file. All test files of this Jest worker share the map. */
interface WorkerScope {
  get(key: 'localCloud'): WorkerCloud | undefined
  set(key: 'localCloud', cloud: WorkerCloud): this
}

declare const workerScope: WorkerScope
