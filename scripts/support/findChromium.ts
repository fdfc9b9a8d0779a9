import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Chromium for the journeys: CHROMIUM_PATH, an installed one, or Debian's package where this user may install it.
 *
 * @returns the path of the executable
 * @throws Error saying what to install when there is none
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH
  const found = () => [...(named ? [named] : []), ...CANDIDATES].find((path) => existsSync(path))
  const present = found()
  if (present) return present
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stderr.write('Installing Chromium from Debian (once)\n')
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as const }
    spawnSync('apt-get', ['update'], { stdio: [...quiet.stdio] })
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      stdio: [...quiet.stdio],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const installed = found()
  if (installed) return installed
  throw new Error(
    'No Chromium found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to it.',
  )
}
