import type { StackPorts } from './ports.ts'
import { Site } from './Site.ts'
export interface HostingOptions {
  /** Absolute path of the workspace root, below which shell/dist and mfe-…/dist lie. */
  readonly workspace: string
  readonly ports: StackPorts
  /** Ids of the sites to serve, "shell" being one; all when left out. */
  readonly only?: readonly string[]
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
export declare function startHosting(options: HostingOptions): Promise<Hosting>
/** Asked to serve a site that is not in the workspace. */
export declare class UnknownSiteError extends Error {
  readonly name = 'UnknownSiteError'
  constructor(id: string)
}
