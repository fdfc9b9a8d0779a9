import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

const CACHE = join(import.meta.dirname, '../../../.cache')
/** What says which packages are installed. Without a lock file, npm chooses the versions of those that others need. */
const LISTS = ['package.json', 'package-lock.json'] as const

/** Packages could not be installed, for example without a network. npm has printed the reason. */
export class InstallError extends Error {
  override readonly name = 'InstallError'
}

/**
 * Installs packages once, outside the product's own packages, and again when their list has changed.
 *
 * @param wanted absolute path of a package.json that lists them; a lock file next to it counts too
 * @param name of their folder in the cache
 * @param cache absolute path of a folder
 * @returns absolute path of the folder that holds their node_modules
 * @throws InstallError
 */
export function installOnFirstUse(wanted: string, name: string, cache: string = CACHE): string {
  const source = dirname(wanted)
  const lists = LISTS.filter((file) => existsSync(join(source, file)))
  const folder = join(cache, name)
  const isInstalled = () =>
    existsSync(join(folder, 'node_modules')) &&
    lists.every((file) => textOf(join(folder, file)) === textOf(join(source, file)))
  if (isInstalled()) return folder
  // An installation that was interrupted must not count.
  const draft = `${folder}.draft-${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  try {
    mkdirSync(draft, { recursive: true })
    for (const file of lists) copyFileSync(join(source, file), join(draft, file))
    const command = lists.includes('package-lock.json') ? 'ci' : 'install'
    runNpm([command, '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], draft, name)
    // Another process may have installed them in the meantime, and use them.
    if (isInstalled()) return folder
    rmSync(folder, { recursive: true, force: true })
    renameSync(draft, folder)
    return folder
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function runNpm(args: readonly string[], folder: string, name: string): void {
  try {
    execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 2, 2] })
  } catch (cause) {
    throw new InstallError(`${name}: left out, its packages could not be installed by npm`, { cause })
  }
}

const textOf = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null)
