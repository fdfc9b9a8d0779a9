import { existsSync } from 'node:fs'
import { installFromDebian } from '../../../tools/official/src/machine/installFromDebian.ts'

/** Flags for Chromium as root on a headless machine, without requests of its own. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const

/**
 * Chromium without the windows of a browser. The full browser starts processes for tabs and toolbars with each page:
 * opening twelve pages and filling them in took 72 CPU seconds there, and 25 in this one.
 */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Chromium for the journeys: CHROMIUM_PATH, else Debian's package without windows where this user may install it, else
 * any that is installed.
 *
 * @returns the path of the executable
 * @throws Error saying what to install when there is none
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH
  if (!named && !existsSync(HEADLESS_SHELL)) installFromDebian('Chromium', ['chromium-headless-shell'])
  const candidates = [...(named ? [named] : []), HEADLESS_SHELL, ...BROWSERS]
  const found = candidates.find((path) => existsSync(path))
  if (found !== undefined) return found
  throw new Error(
    'No Chromium found. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to it.',
  )
}
