const NO_ORIGIN = 'https://host.invalid'
const NEVER_RETURNED_TO = /^\/(auth\/sign|auth\/subscribe|logout|logging-out|dev\/)/i
/** In UTF-16 code units. A longer address is refused by many a server when the page is reloaded. */
const LONGEST = 2_000

/** The query that makes the sign-in screens lead back to where the person was going; empty for home. */
export function returnQuery({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const path = `${pathname}${search}${hash}`
  return path === '/' || path.length > LONGEST ? '' : `?${new URLSearchParams({ next: path })}`
}

/**
 * Where to go after sign-in: the path in `next`, if it is one of this product, else home. Another origin is
 * never followed, in whichever way it is spelled.
 * @param search query of the sign-in screen, for example "?next=%2Fsia"
 */
export function returnPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/'
  if (!next.startsWith('/') || next.length > LONGEST || !URL.canParse(next, NO_ORIGIN)) return '/'
  const { origin, pathname, search: query, hash } = new URL(next, NO_ORIGIN)
  // A path such as "/.//evil.test" comes out as "//evil.test", which a browser reads as another host.
  if (origin !== NO_ORIGIN || pathname.startsWith('//') || NEVER_RETURNED_TO.test(decoded(pathname)))
    return '/'
  return `${pathname}${query}${hash}`
}

/** A path as the router reads it: it knows "/%6cogout" for "/logout". One that cannot be decoded stays as it is. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
