import { isLoopback } from '@outcome-studio/shared/domain/base'

/** With TLS, or on the developer's machine. */
export function isTrustworthyAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}
