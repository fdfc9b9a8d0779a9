/** Why the identity provider could not vouch for anybody. */
export type IdentityProviderFailure =
  /** It does not answer, or not in the form of OpenID Connect. */
  | 'unreachable'
  /** It answered, and refused. */
  | 'refused'

/** The identity provider did not do what it was asked for; starting the sign-in again may help. */
export class IdentityProviderError extends Error {
  override readonly name = 'IdentityProviderError'
  readonly failure: IdentityProviderFailure

  constructor(failure: IdentityProviderFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.failure = failure
  }
}
