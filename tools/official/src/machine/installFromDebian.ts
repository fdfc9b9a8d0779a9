import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs packages of Debian, where this user may: as root, with apt-get. Whether that worked shows in the programs.
 * @param why for the person who waits, for example "Chromium"
 * @returns whether this user may install packages
 */
export function installFromDebian(why: string, packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  process.stderr.write(`Installing ${why} from Debian (once)\n`)
  const stdio = ['ignore', 'ignore', 'inherit'] as const
  spawnSync('apt-get', ['update'], { stdio: [...stdio] })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    stdio: [...stdio],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return true
}
