/** The reason why the identity provider returned no valid identity. */
export type IdentityProviderFailure =
  /** It does not respond, or not according to OpenID Connect. */
  | 'unreachable'
  /** It responded with an error. */
  | 'refused'

/** A request to the identity provider failed. Starting the sign-in again may help. */
export class IdentityProviderError extends Error {
  override readonly name = 'IdentityProviderError'
  readonly failure: IdentityProviderFailure

  constructor(failure: IdentityProviderFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.failure = failure
  }
}
