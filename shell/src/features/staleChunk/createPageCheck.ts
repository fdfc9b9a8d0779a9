/** Matches the addresses of the scripts a page starts with. */
const SCRIPT = /<script\b[^>]*\bsrc="([^"]+)"/g

interface PageParts {
  /** Reads a file of this origin. */
  readonly fetchFile: typeof fetch
  /** Addresses of the scripts the running page was started with, as they stand in its markup. */
  readonly ownScripts: () => readonly string[]
}

/**
 * Makes a function that tells whether the server now hands out another build of the page than the one that
 * runs. A server that cannot be asked, or that answers something else, counts as no: a reload would only lose
 * the page that is there.
 */
export function createPageCheck({ fetchFile, ownScripts }: PageParts): () => Promise<boolean> {
  return async () => {
    try {
      const answer = await fetchFile('/', { cache: 'no-store', headers: { accept: 'text/html' } })
      if (!answer.ok) return false
      const offered = [...(await answer.text()).matchAll(SCRIPT)].flatMap(([, address]) => address ?? [])
      const own = ownScripts()
      return offered.length > 0 && offered.some((address) => !own.includes(address))
    } catch {
      // Whoever asks has reported why: this is asked after a file was missing.
      return false
    }
  }
}
