/**
 * Called between pieces of long work. Returns a promise to await if other work should run first, otherwise
 * nothing. Throws if the work was aborted.
 */
export type Pause = () => Promise<void> | undefined
