import type { SiteLinks } from '@outcome-studio/shared/domain/base'

/** Content of the shell's `/config.json`: the Firebase project of this page. */
export interface RuntimeConfig {
  readonly firebase: {
    readonly apiKey: string
    readonly projectId: string
    readonly authDomain: string
    readonly appId: string
  }
  /** Region of the Cloud Functions, for example "us-west3". */
  readonly region: string
  /** Addresses of the emulators; null in production. */
  readonly emulators: {
    readonly authUrl: string
    readonly firestorePort: number
    readonly functionsPort: number
  } | null
  /** The identity provider for sign-in. */
  readonly identity: {
    /** Id of the OIDC provider in Firebase Auth, for example "oidc.outcome-studio". */
    readonly providerId: string
    /** Origin of its log-out and change-password endpoints. */
    readonly origin: string
    readonly clientId: string
    /** Name of the provider's user database, which its change-password endpoint requires. */
    readonly connection: string
  }
  /** The player of recordings, for example "https://player.vimeo.com". */
  readonly video: { readonly origin: string }
  /** Pages outside the product. */
  readonly links: SiteLinks
  /** Address of mail at which members reach support. */
  readonly support: string
  /**
   * Where the list of features is, and the key it is signed with: base64 of SPKI. Null if it is /remotes.json of the
   * shell's own origin.
   */
  readonly registry: { readonly url: string; readonly publicKey: string } | null
  /**
   * Origins from which tools admins may load builds of features instead of the released ones, for example
   * "https://builds.studio.test" or "http://localhost:*".
   */
  readonly overrideOrigins: readonly string[]
  /** Collector of session recordings, used with consent only; null if there is none. */
  readonly sessionReplay: { readonly collector: string } | null
  /** App Check by reCAPTCHA Enterprise; null if it is off. */
  readonly appCheck: { readonly siteKey: string } | null
}
