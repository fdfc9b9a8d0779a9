import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from './digestFiles.ts'
import { isDeployed } from './isDeployed.ts'
import type { Packaged } from './readPackaged.ts'

/** Reads a file of a deployed site, `path` beginning with "/". Null if it does not exist or cannot be read. */
export type ReadSite = (site: string, path: string) => Promise<string | null>

/** Whether a site answers with the packaged version. */
export interface SiteResult {
  readonly site: string
  /** For example "19.2.0-0f734b41". */
  readonly version: string
  /** Path of the first file that is missing or differs; null if the site is as packaged. */
  readonly wrong: string | null
}

/** Files of the shell's site that name versions. */
const SHELL = ['/index.html', '/remotes.json', '/config.json']

/** Folder of the pages of single paths, which name versions too. */
const PRERENDERED = 'prerendered'

/**
 * Compares what each site answers with the package: for the shell the documents that name versions, for a feature the
 * manifest of its packaged version.
 */
export async function checkSites(
  { folder, remotes, environment }: Pick<Packaged, 'folder' | 'remotes' | 'environment'>,
  read: ReadSite,
): Promise<readonly SiteResult[]> {
  const packagedFile = (site: string, path: string) =>
    readFile(join(folder, 'hosting', site, path), 'utf8').catch(() => null)
  const wrongOf = async (site: string, paths: readonly string[]): Promise<string | null> => {
    for (const path of paths) {
      const wanted = await packagedFile(site, path)
      if (wanted === null || wanted !== (await read(site, path))) return path
    }
    return null
  }
  const page = (await packagedFile('shell', '/index.html')) ?? ''
  const shell = join(folder, 'hosting', 'shell')
  const prerendered = (await listFiles(join(shell, PRERENDERED))).map((path) => `/${PRERENDERED}/${path}`)
  const version = /"\/shell\/([^/"]+)\//.exec(page)?.[1] ?? 'unknown'
  const deployed = remotes.filter(({ id }) => isDeployed(environment, id))
  const features = deployed.map(async ({ id, version, entry }) => {
    const path = decodeURIComponent(new URL(entry).pathname)
    return { site: id, version, wrong: await wrongOf(id, [path]) }
  })
  return [
    ...(await Promise.all(features)),
    { site: 'shell', version, wrong: await wrongOf('shell', [...SHELL, ...prerendered]) },
  ]
}

/** Lines of the results for the person who deploys. */
export const describeResults = (results: readonly SiteResult[]): string =>
  results
    .map(({ site, version, wrong }) =>
      wrong === null ? `${site}: answers with ${version}\n` : `${site}: ${wrong} is not that of ${version}\n`,
    )
    .join('')
