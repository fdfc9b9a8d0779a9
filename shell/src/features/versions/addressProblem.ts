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
  if (url === null || !/^https?:$/.test(url.protocol)) {
    return 'This is not a web address. It begins with https:// and ends with mf-manifest.json.'
  }
  if (isAllowedAddress(address, origins)) return null
  return `${url.origin} is not allowed here. Use an address of ${originWords(origins)}.`
}
