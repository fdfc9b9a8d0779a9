import { existsSync, globSync } from 'node:fs'
import { installFromDebian } from '../../../tools/official/src/machine/installFromDebian.ts'
import { type FoundEngine, findEngine, type OpenEngine } from './findEngine.ts'
import { openFirefox } from './openFirefox.ts'
import { openWebKit } from './openWebKit.ts'

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const WEBKIT = {
  driver: ['/usr/bin/WebKitWebDriver'],
  browser: '/usr/{lib,libexec}/**/webkit2gtk-4.*/MiniBrowser',
  display: ['/usr/bin/Xvfb'],
}

const ENGINES = [
  { name: 'Firefox', packages: ['firefox-esr'], find: findFirefox },
  { name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit },
] as const

const present = (paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path))

/**
 * Firefox and WebKit, installed from Debian where they are missing and this user may.
 * @param names of the engines that are wanted; all by default
 */
export function findEngines(names?: readonly string[]): readonly FoundEngine[] {
  const machine = { install: installFromDebian, env: process.env }
  return ENGINES.filter(({ name }) => names?.includes(name) ?? true).map((engine) =>
    findEngine(engine, machine),
  )
}

function findFirefox(): OpenEngine | undefined {
  const executable = present(FIREFOX)
  return executable === undefined ? undefined : () => openFirefox(executable)
}

function findWebKit(): OpenEngine | undefined {
  const driver = present(WEBKIT.driver)
  const display = present(WEBKIT.display)
  const [browser] = globSync(WEBKIT.browser)
  if (driver === undefined || display === undefined || browser === undefined) return undefined
  return () => openWebKit({ driver, browser, display })
}
