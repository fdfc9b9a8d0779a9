/** The SDK knows no other host for installations, with or without emulators. */
const INSTALLATIONS_HOST = 'firebaseinstallations.googleapis.com'

/**
 * Leads the SDK's calls for its installation to the local cloud; every other call is left as it is. For use with
 * emulators alone.
 * @param base address below which the local cloud answers for Google's hosts, for example "http://localhost:9099"
 * @param page whose fetch is led
 * @returns the release
 */
export function leadInstallationsTo(base: string, page: { fetch: typeof fetch }): () => void {
  const direct = page.fetch
  const led: typeof fetch = (input, init) => {
    const isAddress = typeof input === 'string' || input instanceof URL
    const url = isAddress ? new URL(input, base) : null
    if (url?.host !== INSTALLATIONS_HOST) return direct.call(page, input, init)
    return direct.call(page, `${base}/${INSTALLATIONS_HOST}${url.pathname}${url.search}`, init)
  }
  page.fetch = led
  return () => {
    // Whoever has put theirs on top since still calls this one: it stays, and only passes on.
    if (page.fetch === led) page.fetch = direct
  }
}
