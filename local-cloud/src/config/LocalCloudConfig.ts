import type { Branding } from '../pages/Branding.ts'

/** The web app that signs people in. */
export interface AppConfig {
  /** Port of its origin, before any offset. */
  readonly port: number
  /** Page that begins a sign-in, for example "/signin". */
  readonly signInPath: string
  /** Pages that people may be sent to after they logged out. */
  readonly logoutPaths: readonly string[]
}

/** How Firebase Auth and the app know the identity provider. */
export interface IdentityConfig {
  /** Id of the provider in Firebase Auth. */
  readonly providerId: `oidc.${string}`
  /** Id of the app with the provider. */
  readonly clientId: string
  /** The provider's database of people. */
  readonly connection: string
  /** Begins the names of the provider's cookies, which all ports of localhost share. */
  readonly cookiePrefix: string
}

export interface BrandingConfig {
  /** Name of the product, for example "Outcome Studio". */
  readonly name: string
  /** Name of the identity provider's pages; `name` where it is left out. */
  readonly accounts?: string
  readonly mark?: Branding['mark']
  readonly colors?: NonNullable<Branding['colors']>
}

/** The default export of local-cloud.config.ts. Everything that firebase.json has a place for stands there. */
export interface LocalCloudConfig {
  /** Project of the functions, and of callers that name none. It begins with "demo-". */
  readonly project: string
  readonly branding: BrandingConfig
  readonly app: AppConfig
  readonly identity: IdentityConfig
  /** Remote Config's values at each start. */
  readonly remoteConfig?: Readonly<Record<string, string>>
  /** Folder for data, below the project's folder. */
  readonly data?: string
  /** Further ports that the offset moves, such as those of the app's own servers. */
  readonly otherPorts?: readonly number[]
}

/** What holds without a local-cloud.config.ts. */
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
