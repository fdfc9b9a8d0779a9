import { isAllowedAddress } from '../override/isAllowedAddress.ts'
import { originWords } from './originWords.ts'

/**
 * Why an address cannot be that of a feature's build, for the person who typed it.
 * @param origins those that the environment allows
 * @returns null if there is no problem that is known without asking its server
 */
export function addressProblem(address: string, origins: readonly string[]): string | null {
  if (address.trim() === '') return 'Enter the address of a manifest.'
  const url = URL.parse(address)
  if (url === null && PORT.test(address.trim())) return 'The port is not a number from 0 to 65535.'
  if (url === null || !/^https?:$/.test(url.protocol)) {
    return `This is not a web address. It begins with ${beginnings(origins)} and ends with ${MANIFEST}.`
  }
  if (!isAllowedAddress(address, origins)) {
    return `${url.origin} is not allowed here. Use an address of ${originWords(origins)}.`
  }
  return url.pathname.endsWith(`/${MANIFEST}`)
    ? null
    : `This is no manifest. Its address ends with ${MANIFEST}.`
}

const MANIFEST = 'mf-manifest.json'

/** A web address with a port, whatever it is. */
const PORT = /^https?:\/\/[^\s/?#@]+:[^\s/?#:]*([/?#]|$)/i

/** How the allowed addresses begin, for example "https:// or http://". */
const beginnings = (origins: readonly string[]): string =>
  ['https://', 'http://'].filter((start) => origins.some((origin) => origin.startsWith(start))).join(' or ')
