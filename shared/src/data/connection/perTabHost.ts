const HOST_NAMES = 1_000_000_000

/**
 * A host name of the local machine for one tab. Browsers open six sockets per host for all tabs together, and
 * every tab uses some for its listeners. With a shared host the third tab would never connect.
 * @param random a number from 0 to below 1
 */
export function perTabHost(random: number): string {
  return `t${Math.floor(random * HOST_NAMES)}.localhost`
}
