import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { alertFiles } from '../../environment/src/alerts/alertFiles.ts'
import { envFile } from '../../environment/src/generate/envFile.ts'
import { functionsParameters } from '../../environment/src/generate/functionsParameters.ts'
import { type PublishedPages, publishedPages } from '../../environment/src/hosts/ShellPages.ts'
import { featureFiles, shellFiles } from '../../environment/src/hosts/siteFiles.ts'
import type { Environment } from '../../environment/src/schema/environmentSchema.ts'
import { composeRemotes } from '../../hosting/src/runtime/composeRemotes.ts'
import { readPages } from '../../hosting/src/runtime/readPages.ts'
import { firebaseConfig } from './firebaseConfig.ts'
import { PackageError } from './PackageError.ts'
import { packageSite } from './packageSite.ts'
import { readFunctionsRelease } from './readFunctionsRelease.ts'

/**
 * Writes everything that is deployed to an environment into a folder: `functions/`, `hosting/<package>/`,
 * `firebase.json`, the rules, the indexes and `alerts/`; and `maps/` with the source maps, which stay here. All packages must be built. The folder is replaced as a whole, so that it
 * never has files of two runs.
 *
 * @param root absolute path of the repository
 * @param target absolute path of the folder
 * @throws PackageError if a package is not built
 * @throws ReleaseError or UnknownScriptError if a build is broken
 */
export async function packageEnvironment(
  root: string,
  environment: Environment,
  target: string,
): Promise<void> {
  const draft = `${target}.draft-${process.pid}`
  await rm(draft, { recursive: true, force: true })
  try {
    await mkdir(draft, { recursive: true })
    const pages = await packageSites(root, environment, join(draft, 'hosting'))
    for (const [path, content] of alertFiles()) await writeInto(join(draft, 'alerts'), path, content)
    await packageMaps(root, environment, join(draft, 'maps'))
    await packageFunctions(root, environment, join(draft, 'functions'))
    await writeFile(join(draft, 'firebase.json'), jsonOf(firebaseConfig(environment, pages)))
    await writeFile(
      join(draft, '.firebaserc'),
      jsonOf({ projects: { default: environment.firebase.project } }),
    )
    for (const file of ['firestore.rules', 'firestore.indexes.json']) {
      await cp(join(root, 'firestore', file), join(draft, file))
    }
    await rm(target, { recursive: true, force: true })
    await rename(draft, target)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** @returns the pages of the shell */
async function packageSites(root: string, environment: Environment, target: string): Promise<PublishedPages> {
  const pages = await readPages(join(root, 'shell', 'dist'))
  if (pages === null) throw new PackageError('The shell is not built.')
  const published = publishedPages(pages)
  const features = Object.keys(environment.sites).filter((name) => name !== 'shell')
  const remotes = await composeRemotes(root, environment, features, (error) => {
    throw error
  })
  const missing = features.find((id) => remotes.remotes.every((remote) => remote.id !== id))
  if (missing !== undefined) throw new PackageError(`${missing} is not built.`)
  for (const name of Object.keys(environment.sites)) {
    const site = { name, dist: join(root, name, 'dist'), target: join(target, name) }
    const isShell = name === 'shell'
    await packageSite(
      site,
      isShell ? shellFiles(environment, pages, remotes) : featureFiles(environment, name),
    )
  }
  return published
}

/** The source maps of all versions, which are not deployed. A local build has none. */
async function packageMaps(root: string, environment: Environment, target: string): Promise<void> {
  for (const name of Object.keys(environment.sites)) {
    const maps = join(root, name, 'dist', 'maps', name)
    if (existsSync(maps)) await cp(maps, join(target, name), { recursive: true })
  }
}

async function packageFunctions(root: string, environment: Environment, target: string): Promise<void> {
  const dist = join(root, 'functions', 'dist')
  const { version } = await readFunctionsRelease(join(dist, 'release.json'))
  await cp(join(dist, 'functions', version), target, { recursive: true })
  const parameters = envFile(functionsParameters(environment))
  await writeFile(join(target, `.env.${environment.firebase.project}`), parameters)
}

async function writeInto(folder: string, path: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), content)
}

const jsonOf = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`
