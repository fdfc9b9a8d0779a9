import { runtimeConfig } from '../generate/runtimeConfig.ts'
import { NO_DIGESTS } from '../headers/pageDigests.ts'
import type { Environment } from '../schema/environmentSchema.ts'
import { headersFile, redirectsFile } from './plainFolder.ts'
import { prerenderedFile, publishedPages, type ShellPages, withLinks } from './ShellPages.ts'
import { securityText } from './securityText.ts'

/** Contents by path below the folder of a site. */
type Files = ReadonlyMap<string, string>

/**
 * The files of the shell's site that a deployment generates, beside the folders of its versions. A static host serves
 * 404.html with its status, as Firebase Hosting, Netlify and Cloudflare Pages do. `_headers` and `_redirects` are for
 * the latter two.
 *
 * @param remotes content of remotes.json, as of remotesFile
 * @throws UnknownScriptError for a page whose scripts have no digest
 */
export function shellFiles(environment: Environment, built: ShellPages, remotes: unknown): Files {
  const { page, prerendered } = withLinks(built, environment.links)
  const published = publishedPages(built)
  return new Map([
    ['index.html', page],
    ['404.html', page],
    ...[...prerendered].map(([path, html]) => [prerenderedFile(path), html] as const),
    ['config.json', jsonOf(runtimeConfig(environment))],
    ['remotes.json', jsonOf(remotes)],
    ['.well-known/security.txt', `${securityText(environment)}\n`],
    ['_headers', headersFile(environment, 'shell', published)],
    ['_redirects', redirectsFile(environment, published.prerendered)],
  ])
}

/**
 * The files of a feature's site that a deployment generates, beside the folders of its versions.
 *
 * @param name package of the feature
 */
export const featureFiles = (environment: Environment, name: string): Files =>
  new Map([
    ['404.html', 'There is no such file.\n'],
    ['_headers', headersFile(environment, name, NO_DIGESTS)],
  ])

const jsonOf = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`
