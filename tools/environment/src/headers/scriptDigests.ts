const SCRIPT = /<script\b[^>]*>/g
const INTEGRITY = /\sintegrity="(sha384-[A-Za-z0-9+/]{64})"/

/** A script of a page has no digest, so that no policy can allow it. */
export class UnknownScriptError extends Error {
  override readonly name = 'UnknownScriptError'
}

/**
 * The digests of a built page's scripts, which its policy allows.
 *
 * @param page HTML of the page
 * @returns for example ["sha384-…"]
 * @throws UnknownScriptError
 */
export function scriptDigests(page: string): readonly string[] {
  return [...page.matchAll(SCRIPT)].map(([tag]) => {
    const [, digest] = INTEGRITY.exec(tag) ?? []
    if (digest === undefined) throw new UnknownScriptError(`The page's script ${tag} has no integrity.`)
    return digest
  })
}
