/** What `/config.json` beside the shell says about the Firebase project this page talks to. */
export interface RuntimeConfig {
  readonly firebase: {
    readonly apiKey: string
    readonly projectId: string
    readonly authDomain: string
    readonly appId: string
  }
  /** Region of the Cloud Functions, for example "us-west3". */
  readonly region: string
  /** Where the emulators listen; null in production. */
  readonly emulators: {
    readonly authUrl: string
    readonly firestorePort: number
    readonly functionsPort: number
  } | null
  /** The identity provider people sign in with. */
  readonly identity: {
    /** Id of the OIDC provider in Firebase Auth, for example "oidc.outcome-studio". */
    readonly providerId: string
    /** Origin of its log-out and change-password endpoints. */
    readonly origin: string
    readonly clientId: string
    /** Name of the database of people at the provider, which its change-password endpoint asks for. */
    readonly connection: string
  }
  /** Where recordings of sessions are sent once a member agreed; null where none are made. */
  readonly sessionReplay: { readonly collector: string } | null
}
