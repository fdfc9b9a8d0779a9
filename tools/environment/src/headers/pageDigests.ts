import { createHash } from 'node:crypto'

const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs
const STYLE = /<style>(.*?)<\/style>/gs
const INTEGRITY = /\sintegrity="(sha384-[A-Za-z0-9+/]{64})"/

/** A script of a page has no digest, so that no policy can allow it. */
export class UnknownScriptError extends Error {
  override readonly name = 'UnknownScriptError'
}

/** Digests of what pages contain, for example "sha384-…". */
export interface PageDigests {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** No page. */
export const NO_DIGESTS: PageDigests = { scripts: [], styles: [] }

/**
 * The digests of the scripts and styles of built pages, which their policy allows. Files have theirs as integrity; of
 * what is in the page it is computed.
 *
 * @param pages HTML of each page
 * @throws UnknownScriptError
 */
export function pageDigests(pages: readonly string[]): PageDigests {
  const scripts = pages.flatMap((page) =>
    [...page.matchAll(SCRIPT)].map(([, attributes = '', content = '']) => {
      if (content !== '') return digestOf(content)
      const [, digest] = INTEGRITY.exec(attributes) ?? []
      if (digest !== undefined) return digest
      throw new UnknownScriptError(`The page's script <script${attributes}> has no integrity.`)
    }),
  )
  const styles = pages.flatMap((page) =>
    [...page.matchAll(STYLE)].map(([, content = '']) => digestOf(content)),
  )
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] }
}

const digestOf = (content: string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`
