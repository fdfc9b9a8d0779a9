/**
 * Whether a host name always means this machine (RFC 6761 for localhost), as developers use it. Browsers trust such
 * addresses without TLS.
 *
 * @param hostname of a URL, for example "localhost" or "[::1]"
 */
export function isLoopback(hostname: string): boolean {
  return /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}
