interface SafeLink {
  readonly href: string
  /** Where the link leads, as a reader recognises it. */
  readonly place: string
}

/** Returns where an address leads; null if it must not be a link. Only absolute web and mail addresses may be one. */
export function safeLink(address: string): SafeLink | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol === 'mailto:') return { href: url.href, place: url.pathname }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
  // A name before the host would look like the host.
  if (url.username !== '' || url.password !== '') return null
  return { href: url.href, place: url.host }
}
