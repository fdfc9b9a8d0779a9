/** An application that people sign in to through the provider. It is public: it holds no secret. */
export interface Client {
  readonly id: string
  /** Shown to people. */
  readonly name: string
  /** Name of the database of people it signs in. */
  readonly connection: string
  /** Target of the links that lead back from the provider's pages. */
  readonly home: string
  /** Exact addresses that may receive a code. */
  readonly redirectUris: readonly string[]
  /** Addresses that people may be sent to after they logged out; a query may be added. */
  readonly logoutUrls: readonly string[]
  /** Origins of its pages, which may call the provider. */
  readonly webOrigins: readonly string[]
}
