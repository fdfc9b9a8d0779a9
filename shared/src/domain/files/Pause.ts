/**
 * Called between pieces of long work. Answers a promise to wait for where others should have a turn, nothing where
 * the work may go on, and throws where it is no longer wanted.
 */
export type Pause = () => Promise<void> | undefined
