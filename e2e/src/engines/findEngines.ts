import { existsSync, globSync } from 'node:fs'
import { installFromDebian } from '../support/installFromDebian.ts'
import type { Engine } from './EnginePage.ts'
import { openFirefox } from './openFirefox.ts'
import { openWebKit } from './openWebKit.ts'

/** An engine that can be started on this machine, or the reason why not. */
export type FoundEngine =
  | { readonly name: Engine['name']; readonly open: () => Promise<Engine> }
  | { readonly name: Engine['name']; readonly leftOut: string }

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const WEBKIT = {
  driver: ['/usr/bin/WebKitWebDriver'],
  browser: '/usr/{lib,libexec}/**/webkit2gtk-4.*/MiniBrowser',
  display: ['/usr/bin/Xvfb'],
}
const PACKAGES = { Firefox: ['firefox-esr'], WebKit: ['webkit2gtk-driver', 'xvfb'] } as const

const present = (paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path))

/** Firefox and WebKit, installed from Debian where they are missing and this user may. */
export function findEngines(): readonly FoundEngine[] {
  return [found('Firefox', findFirefox), found('WebKit', findWebKit)]
}

function found(name: Engine['name'], find: () => (() => Promise<Engine>) | undefined): FoundEngine {
  const packages = PACKAGES[name]
  let open = find()
  if (!open) {
    installFromDebian(name, packages)
    open = find()
  }
  return open
    ? { name, open }
    : { name, leftOut: `${name} is not installed. On Debian: apt-get install ${packages.join(' ')}` }
}

function findFirefox(): (() => Promise<Engine>) | undefined {
  const executable = present(FIREFOX)
  return executable === undefined ? undefined : () => openFirefox(executable)
}

function findWebKit(): (() => Promise<Engine>) | undefined {
  const driver = present(WEBKIT.driver)
  const display = present(WEBKIT.display)
  const [browser] = globSync(WEBKIT.browser)
  if (driver === undefined || display === undefined || browser === undefined) return undefined
  return () => openWebKit({ driver, browser, display })
}
