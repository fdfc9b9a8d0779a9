import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Keeping } from './files/sendVersionedFile.ts'
import type { StackPorts } from './ports.ts'
import { respondAsFeature } from './respondAsFeature.ts'
import { respondAsShell } from './respondAsShell.ts'
import { composeRemotes } from './runtime/composeRemotes.ts'
import { runtimeConfig } from './runtimeConfig.ts'
import { Site } from './Site.ts'

export interface HostingOptions {
  /** Absolute path of the workspace root, below which shell/dist and mfe-…/dist lie. */
  readonly workspace: string
  readonly ports: StackPorts
  /** Ids of the sites to serve, "shell" being one; all when left out. */
  readonly only?: readonly string[]
  readonly keeping: Keeping
  /** Is handed what went wrong while a request was answered. */
  readonly report: (error: unknown) => void
}

export interface Hosting {
  readonly shell: Site
  /** By id of the feature; each can be stopped and started again alone. */
  readonly features: ReadonlyMap<string, Site>
  stop(): Promise<void>
}

/**
 * Serves the production builds as users get them: the shell on one origin, each feature on one of its own.
 *
 * A site that is not served here is still named to the shell: another process may serve it.
 *
 * @throws UnknownSiteError
 * @throws PortInUseError; what had started by then is stopped again
 */
export async function startHosting(options: HostingOptions): Promise<Hosting> {
  const { workspace, ports, only, keeping, report } = options
  const features = new Map<string, Site>()
  for (const [id, port] of Object.entries(ports.features)) {
    if (!existsSync(join(workspace, id))) continue
    const respond = respondAsFeature(workspace, id, () => shell.origin, keeping)
    features.set(id, new Site(id, port, respond, report))
  }
  const content = {
    config: () => runtimeConfig(ports),
    remotes: () => composeRemotes(workspace, [...features.values()], report),
    allowed: () => ({
      features: [...features.values()].map(({ origin }) => origin),
      services: servicesOf(ports),
      frames: [`http://localhost:${ports.auth}`],
    }),
  }
  const shell = new Site('shell', ports.shell, respondAsShell(workspace, content, keeping), report)
  const all = [...features.values(), shell]
  const unknown = only?.find((id) => !all.some((site) => site.id === id))
  if (unknown !== undefined) throw new UnknownSiteError(unknown)
  const sites = all.filter(({ id }) => only?.includes(id) ?? true)
  const stop = async () => {
    await Promise.all(sites.map((site) => site.stop()))
  }
  try {
    for (const site of sites) await site.start()
  } catch (error) {
    await stop()
    throw error
  }
  return { shell, features, stop }
}

/** Asked to serve a site that is not in the workspace. */
export class UnknownSiteError extends Error {
  override readonly name = 'UnknownSiteError'

  constructor(id: string) {
    super(`There is no "${id}" to serve: give "shell" or the folder of a feature.`)
  }
}

/** Each tab talks to Firestore through a host name of its own, because browsers limit connections per host. */
function servicesOf({ firestore, auth, functions, identity, console }: StackPorts): readonly string[] {
  return [
    `http://localhost:${firestore}`,
    `http://*.localhost:${firestore}`,
    `http://localhost:${auth}`,
    `http://localhost:${functions}`,
    `http://localhost:${identity}`,
    `http://localhost:${console}`,
  ]
}
