/** The SDK always uses this host for installations, also with emulators. */
const INSTALLATIONS_HOST = 'firebaseinstallations.googleapis.com'

/**
 * Redirects the SDK's requests to the installations service to the local cloud (docs/architecture.md §4). Other
 * requests are unchanged. Used with emulators only.
 * @param base origin at which the local cloud answers for Google's hosts, for example "http://localhost:9099"
 * @param page object whose fetch is wrapped
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
    // If another wrapper was installed on top since, it still calls this one, which then has to stay.
    if (page.fetch === led) page.fetch = direct
  }
}
