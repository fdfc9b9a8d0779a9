import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/**
 * Installs packages once, outside the product's own packages, and again when their list has changed.
 *
 * @param wanted absolute path of a package.json that lists them
 * @param name of their folder in .cache
 * @returns absolute path of the folder that holds their node_modules
 */
export function installOnFirstUse(wanted: string, name: string): string {
  const folder = join(root, '.cache', name)
  const present = join(folder, 'package.json')
  const isInstalled = existsSync(join(folder, 'node_modules')) && existsSync(present)
  if (isInstalled && readFileSync(present, 'utf8') === readFileSync(wanted, 'utf8')) return folder
  mkdirSync(folder, { recursive: true })
  copyFileSync(wanted, present)
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
  })
  return folder
}
