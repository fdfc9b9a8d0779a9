import { cp, mkdir, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { runtimeConfig } from '../../environment/src/generate/runtimeConfig.ts'
import { headersFile, redirectsFile } from '../../environment/src/hosts/plainFolder.ts'
import { securityText } from '../../environment/src/hosts/securityText.ts'
import type { Environment } from '../../environment/src/schema/environmentSchema.ts'

/** Files of a build that a static host does not publish: it compresses by itself, and pages have a place of their own. */
const UNPUBLISHED: ReadonlySet<string> = new Set(['.br', '.gz', '.html', '.map'])

/** What a path without a file is answered with, unless it is one of the product's pages. */
const NOT_FOUND = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Not found</title>
  </head>
  <body>
    <p>There is no such file. <a href="/">Go to Outcome Studio</a></p>
  </body>
</html>
`

/** A package of which a site is written. */
interface PackagedSite {
  /** Folder of the package, for example "shell". */
  readonly name: string
  /** Absolute path of its dist folder. */
  readonly dist: string
  /** Absolute path of the folder to write, which does not exist. */
  readonly target: string
}

/** What the shell's site has besides its versions. */
export interface ShellFiles {
  /** HTML of the page. */
  readonly page: string
  /** Content of remotes.json. */
  readonly remotes: unknown
}

/**
 * Writes the static files of one site. All versions that were built here are written, because open pages still load files
 * of earlier ones. `_headers` and `_redirects` are for hosts other than Firebase, which has them in firebase.json.
 *
 * @param scripts digests of the page's scripts, as of scriptDigests
 * @param shell null for the site of a feature
 */
export async function packageSite(
  environment: Environment,
  { name, dist, target }: PackagedSite,
  scripts: readonly string[],
  shell: ShellFiles | null,
): Promise<void> {
  await mkdir(target, { recursive: true })
  await cp(join(dist, name), join(target, name), {
    recursive: true,
    filter: (source) => !UNPUBLISHED.has(extname(source)),
  })
  const files: Readonly<Record<string, string>> = {
    '404.html': NOT_FOUND,
    _headers: headersFile(environment, name, scripts),
    _redirects: redirectsFile(environment, name),
    ...(shell === null
      ? {}
      : {
          'index.html': shell.page,
          'config.json': jsonOf(runtimeConfig(environment)),
          'remotes.json': jsonOf(shell.remotes),
          '.well-known/security.txt': securityText(environment),
        }),
  }
  await mkdir(join(target, '.well-known'), { recursive: true })
  await Promise.all(Object.entries(files).map(([path, content]) => writeFile(join(target, path), content)))
}

const jsonOf = (content: unknown): string => `${JSON.stringify(content)}\n`
