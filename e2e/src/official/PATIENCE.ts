/** Milliseconds to wait for a condition. A function's first call starts a process, on a machine that may be busy. */
export const PATIENCE = 180_000
