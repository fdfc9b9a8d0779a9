/** How Firebase Auth must be configured in production. */
export interface SignInSettings {
  /** Ids of the identity providers through which people may sign in. */
  readonly providers: readonly string[]
  readonly emailAndPassword: boolean
  readonly phone: boolean
  readonly anonymous: boolean
  /** Several accounts with one address. */
  readonly duplicateEmails: boolean
  /** Creation of accounts by clients. */
  readonly clientSignUp: boolean
  /** Deletion of accounts by clients. */
  readonly clientDeletion: boolean
  /** Whether answers hide which addresses have an account. */
  readonly emailEnumerationProtection: boolean
  /** Hosts to which a redirect sign-in may return. */
  readonly authorizedDomains: readonly string[]
}

/** The settings of production. The API key is public, so each sign-in method that the product does not use is off. */
export const PRODUCTION_SIGN_IN: Omit<SignInSettings, 'authorizedDomains'> = {
  providers: ['oidc.outcome-studio'],
  emailAndPassword: false,
  phone: false,
  anonymous: false,
  duplicateEmails: false,
  // A person's first sign-in through the provider counts as a sign-up by the client. No other sign-in method is
  // enabled.
  clientSignUp: true,
  // Only deleteMyAccount deletes the data as well.
  clientDeletion: false,
  emailEnumerationProtection: true,
}
