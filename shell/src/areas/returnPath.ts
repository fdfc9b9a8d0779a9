const NO_ORIGIN = 'https://host.invalid'
const NEVER_RETURNED_TO = /^\/(auth\/sign|auth\/subscribe|logout|logging-out|dev\/)/i
/** In UTF-16 code units. Many servers refuse a longer address when the page is reloaded. */
const LONGEST = 2_000

/** The query that makes the sign-in screens return to the current path; empty for home. */
export function returnQuery({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const path = `${pathname}${search}${hash}`
  return path === '/' || path.length > LONGEST ? '' : `?${new URLSearchParams({ next: path })}`
}

/**
 * Returns the path to open after sign-in: the path in `next` if it belongs to this product, else home. Never
 * returns a path that a browser resolves to another origin.
 * @param search query of the sign-in screen, for example "?next=%2Fsia"
 */
export function returnPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/'
  if (!next.startsWith('/') || next.length > LONGEST || !URL.canParse(next, NO_ORIGIN)) return '/'
  const { origin, pathname, search: query, hash } = new URL(next, NO_ORIGIN)
  // A path such as "/.//evil.test" is normalized to "//evil.test", which a browser resolves to another host.
  if (origin !== NO_ORIGIN || pathname.startsWith('//') || NEVER_RETURNED_TO.test(decoded(pathname)))
    return '/'
  return `${pathname}${query}${hash}`
}

/** Decodes a path as the router does: "/%6cogout" matches "/logout". A malformed path is returned unchanged. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
