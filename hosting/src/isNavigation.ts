import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a person goes to this address, as opposed to a page that asks for a file of it. Browsers say so;
 * for other clients what they accept decides, or else whether the address looks like a file.
 *
 * @param path path of the URL
 */
export function isNavigation(path: string, headers: IncomingHttpHeaders): boolean {
  const mode = headers['sec-fetch-mode']
  if (mode !== undefined) return mode === 'navigate'
  const accept = headers.accept ?? '*/*'
  if (accept.includes('text/html')) return true
  return accept.includes('*/*') && !/\.[a-z0-9]+$/i.test(path)
}
