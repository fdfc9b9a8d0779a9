import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PUBLIC_EVENTS_FUNCTION } from '@outcome-studio/shared/domain/events'
import { functionAddress } from '../../environment/src/generate/functionAddress.ts'
import { REPORTS_PATH } from '../../environment/src/headers/siteHeaders.ts'
import type { Environment } from '../../environment/src/schema/environmentSchema.ts'
import type { Caching } from './files/sendVersionedFile.ts'
import type { StackPorts } from './ports.ts'
import { respondAsFeature } from './respondAsFeature.ts'
import { respondAsPublicEvent } from './respondAsPublicEvent.ts'
import { respondAsShell } from './respondAsShell.ts'
import { respondAsSignIn } from './respondAsSignIn.ts'
import { respondToReports } from './respondToReports.ts'
import { composeRemotes } from './runtime/composeRemotes.ts'
import { withCanaries } from './runtime/withCanaries.ts'
import { Site } from './Site.ts'
import { stackEnvironment } from './stackEnvironment.ts'

export interface HostingOptions {
  /** Absolute path of the workspace root with shell/dist and mfe-…/dist. */
  readonly workspace: string
  readonly ports: StackPorts
  /** Ids of the sites to serve, including "shell". Default: all. */
  readonly only?: readonly string[]
  readonly caching: Caching
  /** Called with errors that occur while a request is handled. */
  readonly report: (error: unknown) => void
}

export interface Hosting {
  readonly shell: Site
  /** By feature id. Each one can be stopped and started independently. */
  readonly features: ReadonlyMap<string, Site>
  stop(): Promise<void>
}

/**
 * Serves the production builds: the shell on one origin, each feature on one of its own. The shell also learns the URLs
 * of sites that another process serves.
 *
 * @throws UnknownSiteError
 * @throws PortInUseError; sites that had started are stopped again
 */
export async function startHosting(options: HostingOptions): Promise<Hosting> {
  const { workspace, ports, only, caching, report } = options
  const features = new Map<string, Site>()
  for (const [id, port] of Object.entries(ports.features)) {
    if (!existsSync(join(workspace, id))) continue
    const respond = respondAsFeature(workspace, id, () => environment(), caching)
    features.set(id, new Site(id, port, respond, report))
  }
  const content = {
    environment: () => environment(),
    remotes: async () => {
      const remotes = await composeRemotes(workspace, environment(), [...features.keys()], report)
      return withCanaries(remotes, workspace, environment(), report)
    },
    signIn: respondAsSignIn(`http://localhost:${ports.auth}`),
    publicEvent: respondAsPublicEvent(() => functionAddress(environment(), PUBLIC_EVENTS_FUNCTION)),
  }
  const respond = respondAsShell(workspace, content, caching)
  const posts = { [REPORTS_PATH]: respondToReports(report, Date.now) }
  const shell = new Site('shell', ports.shell, respond, report, posts)
  /** With the ports that were picked. */
  const environment = (): Environment =>
    stackEnvironment({
      ...ports,
      shell: shell.port,
      features: {
        ...ports.features,
        ...Object.fromEntries([...features].map(([id, site]) => [id, site.port])),
      },
    })
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

/** The requested site is not in the workspace. */
export class UnknownSiteError extends Error {
  override readonly name = 'UnknownSiteError'

  constructor(id: string) {
    super(`There is no "${id}" to serve: give "shell" or the folder of a feature.`)
  }
}
