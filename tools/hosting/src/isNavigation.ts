import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request is a navigation to a page, as opposed to a file that a page loads. Browsers send this in Sec-Fetch
 * headers. For other clients the Accept header or the file extension decides.
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
