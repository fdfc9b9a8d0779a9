/** Stands for every port of this machine in the list of an environment. */
const ANY_LOCAL_PORT = 'http://localhost:*'

/**
 * Whether an override may have this address. The policy of the page allows the same origins.
 * @param origins those of the environment, for example "https://builds.studio.test" or "http://localhost:*"
 */
export function isAllowedAddress(address: string, origins: readonly string[]): boolean {
  const url = URL.parse(address)
  // The origin of a blob is that of the page which made it.
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return false
  const isLocal = url.protocol === 'http:' && url.hostname === 'localhost'
  return origins.some((origin) => origin === url.origin || (isLocal && origin === ANY_LOCAL_PORT))
}
