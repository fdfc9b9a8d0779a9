const HOST_NAMES = 1_000_000_000

/**
 * A host name of the local machine that this tab has to itself. Browsers open six sockets per host for all tabs
 * together, and every tab holds some for its listeners: on one shared host the third tab would never connect.
 * @param random a number from 0 to below 1
 */
export function perTabHost(random: number): string {
  return `t${Math.floor(random * HOST_NAMES)}.localhost`
}
