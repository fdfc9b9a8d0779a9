import { currentConnection } from './currentConnection.ts'

/**
 * Resolves once the page hears of changes to the signed-in person's record. What is not urgent waits for it, so as
 * not to stand in its way; without a network it never comes.
 */
export function whenLive({ live } = currentConnection()): Promise<void> {
  return live.promise
}
