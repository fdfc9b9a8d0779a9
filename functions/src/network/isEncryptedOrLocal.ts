const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a key and personal data may be sent to an address: by https, or to this machine. */
export function isEncryptedOrLocal(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || LOOPBACK.has(hostname)
}
