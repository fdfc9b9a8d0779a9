/** An application that people sign in to through the provider. It is public: it holds no secret. */
export interface Client {
  readonly id: string
  /** As people read it. */
  readonly name: string
  /** Name of the database of people it signs in. */
  readonly connection: string
  /** Where a page of the provider leads back to. */
  readonly home: string
  /** Exact addresses a code may be sent to. */
  readonly redirectUris: readonly string[]
  /** Addresses people may be led to after log-out; a query may be added. */
  readonly logoutUrls: readonly string[]
  /** Origins of its pages, from which the provider may be called. */
  readonly webOrigins: readonly string[]
}
