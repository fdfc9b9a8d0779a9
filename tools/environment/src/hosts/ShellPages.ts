import { SITE_LINKS, type SiteLinks } from '@outcome-studio/shared/domain/base'
import { NO_DIGESTS, type PageDigests, pageDigests } from '../headers/pageDigests.ts'

/** The HTML pages of a built shell. */
export interface ShellPages {
  /** For every path without a page of its own. */
  readonly page: string
  /** Pages with content, by path, for example "/auth/signin". */
  readonly prerendered: ReadonlyMap<string, string>
}

/** What the headers and rewrites of a host name of the pages. */
export interface PublishedPages extends PageDigests {
  /** Paths with a page of their own. */
  readonly prerendered: readonly string[]
}

/** Of a site without the shell. */
export const NO_PAGES: PublishedPages = { ...NO_DIGESTS, prerendered: [] }

/** @throws UnknownScriptError for a page whose scripts have no digest */
export const publishedPages = ({ page, prerendered }: ShellPages): PublishedPages => ({
  ...pageDigests([page, ...prerendered.values()]),
  prerendered: [...prerendered.keys()],
})

/** The file of a path with a page of its own. It is not at the path, because hosts redirect to a folder with a slash. */
export const prerenderedFile = (path: string): string => `prerendered${path}.html`

/** Gives prerendered pages the addresses of an environment. The build has stand-ins for them. */
export function withLinks(pages: ShellPages, links: SiteLinks): ShellPages {
  const replaced = (page: string) =>
    Object.entries(SITE_LINKS).reduce(
      (html, [name, standIn]) =>
        html.replaceAll(`href="${standIn}"`, `href="${escaped(Reflect.get(links, name))}"`),
      page,
    )
  return {
    ...pages,
    prerendered: new Map([...pages.prerendered].map(([path, page]) => [path, replaced(page)])),
  }
}

const escaped = (address: unknown): string =>
  String(address).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
