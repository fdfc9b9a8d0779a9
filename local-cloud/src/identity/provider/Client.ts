/** An application that signs people in through the provider. It is a public client without a secret. */
export interface Client {
  readonly id: string
  /** Display name. */
  readonly name: string
  /** Name of its user database. */
  readonly connection: string
  /** Target of the links from the provider's pages back to the app. */
  readonly home: string
  /** Exact redirect URIs. */
  readonly redirectUris: readonly string[]
  /** URLs allowed after logging out. A query may be added. */
  readonly logoutUrls: readonly string[]
  /** Origins of its pages, which may call the provider. */
  readonly webOrigins: readonly string[]
}
