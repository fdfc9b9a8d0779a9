/** What outlives a test file: every test file of this Jest worker is given the same map, as `workerScope`. */
export const workerScope = new Map()
