interface SafeLink {
  readonly href: string
  /** Host or mail address, shown to the reader. */
  readonly place: string
}

/** Parses the address of a link; null if it must not be a link. Only absolute web and mail addresses may be links. */
export function safeLink(address: string): SafeLink | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol === 'mailto:') return { href: url.href, place: url.pathname }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
  // A user name before the host would look like the host.
  if (url.username !== '' || url.password !== '') return null
  return { href: url.href, place: url.host }
}
