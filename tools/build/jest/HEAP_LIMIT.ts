/** Bytes of a worker's heap above which Jest replaces the worker. */
export const HEAP_LIMIT = 1_000_000_000
