import { existsSync } from 'node:fs'
import { installFromDebian } from '../../e2e/src/support/installFromDebian.ts'

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
  installFromDebian('Chromium', ['chromium'])
  const installed = found()
  if (installed) return installed
  throw new Error(
    'No Chromium found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to it.',
  )
}
