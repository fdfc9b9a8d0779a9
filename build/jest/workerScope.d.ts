/** What outlives a test file: every test file of this Jest worker is given the same map. */
interface WorkerScope {
  get(key: 'localCloud'): number | undefined
  set(key: 'localCloud', portOffset: number): this
}

declare const workerScope: WorkerScope
