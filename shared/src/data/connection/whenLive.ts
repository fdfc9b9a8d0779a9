import { currentConnection } from './currentConnection.ts'

/**
 * Resolves once the listener on the signed-in person's record is active. Requests that are not urgent wait
 * for it, so that they do not delay it. Stays pending offline.
 */
export function whenLive({ live } = currentConnection()): Promise<void> {
  return live.promise
}
