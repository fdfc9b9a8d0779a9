/** Matches the addresses of the page's initial scripts. */
const SCRIPT = /<script\b[^>]*\bsrc="([^"]+)"/g

interface PageParts {
  /** Reads a file of this origin. */
  readonly fetchFile: typeof fetch
  /** Addresses of the running page's initial scripts, as written in its markup. */
  readonly ownScripts: () => readonly string[]
}

/**
 * Creates a function that returns whether the server now serves a build other than the running one. It returns false
 * if the request fails or returns something else, because a reload would then lose a working page.
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
      // Not reported: the caller has already reported the missing file that led to this check.
      return false
    }
  }
}
