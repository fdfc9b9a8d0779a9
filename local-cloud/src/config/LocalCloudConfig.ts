import type { ClientRight } from '../auth/operations/Operation.ts'
import type { Branding } from '../pages/Branding.ts'
import type { PaymentsConfig } from '../payments/store/PaymentsConfig.ts'
import type { ZoomConfig } from '../zoom/store/ZoomConfig.ts'

/** The web app that uses Firebase Auth. */
export interface AppConfig {
  /** Port of its origin, before any offset. Its server passes requests below /__/auth/ on to the Auth port. */
  readonly port: number
  /** Page that starts a sign-in, for example "/signin". */
  readonly signInPath: string
  /** Pages that may be redirect targets after logging out. */
  readonly logoutPaths: readonly string[]
}

/** Configuration of the identity provider for Firebase Auth and the app. */
export interface IdentityConfig {
  /** Id of the provider in Firebase Auth. */
  readonly providerId: `oidc.${string}`
  /** Client id of the app at the provider. */
  readonly clientId: string
  /** Name of the provider's user database. */
  readonly connection: string
  /** Prefix of the provider's cookies, which all ports of localhost share. */
  readonly cookiePrefix: string
}

export interface BrandingConfig {
  /** Name of the product, for example "Outcome Studio". */
  readonly name: string
  /** Name on the identity provider's pages. Default: `name`. */
  readonly accounts?: string
  readonly mark?: Branding['mark']
  readonly colors?: NonNullable<Branding['colors']>
}

/** Origins of the local cloud's services, with the offset. */
export interface ServiceOrigins {
  /** The payment provider, for example "http://localhost:9300". */
  readonly payments: string
  /** The video conferences, for example "http://localhost:9400". */
  readonly zoom: string
  /** Where mail is sent, for example "smtp://localhost:2525". */
  readonly smtp: string
  /** The console, which receives calls for services elsewhere at /calls. */
  readonly console: string
  /** The functions of the project, for example "http://localhost:5001/demo-project". */
  readonly functions: string
}

/** The default export of local-cloud.config.ts. Settings that firebase.json supports belong there. */
export interface LocalCloudConfig {
  /** Project of the functions and of callers that name none. It starts with "demo-". */
  readonly project: string
  readonly branding: BrandingConfig
  readonly app: AppConfig
  readonly identity: IdentityConfig
  /** What clients of Firebase Auth may do with the API key alone. Default: nothing, as production should be set. */
  readonly clientRights?: readonly ClientRight[]
  /** Remote Config's values at each start. */
  readonly remoteConfig?: Readonly<Record<string, string>>
  /** A payment provider that speaks Stripe's API. Default: none. */
  readonly payments?: PaymentsConfig
  /** Video conferences that speak Zoom's API. Default: none. */
  readonly zoom?: ZoomConfig
  /** Whether there is a player page that speaks the protocol of Vimeo's player. Default: none. */
  readonly video?: boolean
  /** Folder for data, below the project's folder. */
  readonly data?: string
  /** Additional ports that the offset applies to, such as those of the app's own servers. */
  readonly otherPorts?: readonly number[]
  /**
   * Values of the functions' parameters and secrets. A variable of the environment replaces the value of its name.
   *
   * @param origins origins of the app and of `otherPorts`, with the offset
   */
  readonly parameters?: (
    origins: readonly string[],
    services: ServiceOrigins,
  ) => Readonly<Record<string, string>>
}

/** The defaults without a local-cloud.config.ts. */
export const DEFAULT_CONFIG: LocalCloudConfig = {
  project: 'demo-project',
  branding: { name: 'Local cloud' },
  app: { port: 3000, signInPath: '/', logoutPaths: ['/'] },
  identity: {
    providerId: 'oidc.local',
    clientId: 'local-app',
    connection: 'people',
    cookiePrefix: 'local_cloud_',
  },
}

/** Lets the compiler check a configuration. */
export function defineConfig(config: LocalCloudConfig): LocalCloudConfig {
  return config
}
