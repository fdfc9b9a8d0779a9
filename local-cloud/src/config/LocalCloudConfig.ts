import type { Branding } from '../pages/Branding.ts'

/** The web app that uses Firebase Auth. */
export interface AppConfig {
  /** Port of its origin, before any offset. */
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

/** The default export of local-cloud.config.ts. Settings that firebase.json supports belong there. */
export interface LocalCloudConfig {
  /** Project of the functions and of callers that name none. It starts with "demo-". */
  readonly project: string
  readonly branding: BrandingConfig
  readonly app: AppConfig
  readonly identity: IdentityConfig
  /** Remote Config's values at each start. */
  readonly remoteConfig?: Readonly<Record<string, string>>
  /** Folder for data, below the project's folder. */
  readonly data?: string
  /** Additional ports that the offset applies to, such as those of the app's own servers. */
  readonly otherPorts?: readonly number[]
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
