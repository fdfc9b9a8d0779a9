import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../../..')
const wanted = join(import.meta.dirname, 'package.json')

/**
 * Installs the benchmark peers once, outside the product's own packages.
 *
 * @returns absolute path of the folder that holds their node_modules
 */
export function installPeers(): string {
  const folder = join(root, '.cache', 'bench-peers')
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
