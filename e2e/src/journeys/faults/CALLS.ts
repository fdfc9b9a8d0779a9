import type { CallAddress } from '../../support/faults.ts'

/** What a call that fails is to a person. */
export interface Call extends CallAddress {
  /** What a person must see while it fails. */
  readonly sees: string
  /** How the page goes on once it works again. */
  readonly recovers: string
}

const documents = String.raw`^/v1/projects/[^/]+/databases/\(default\)/documents`

/** Every call the shell and the account feature make to a server of ours. */
export const CALLS = {
  page: {
    service: 'shell',
    path: /^\/[^.]*$/,
    sees: "the browser's own words; a running page that asks whether it is old stays as it is",
    recovers: 'by a reload',
  },
  settings: {
    service: 'shell',
    path: /^\/config\.json$/,
    sees: '"Outcome Studio could not be opened", with a reference for support',
    recovers: 'by Try again',
  },
  shellFiles: {
    service: 'shell',
    path: /^\/shell\/.*\.(js|woff2)$/,
    sees: 'a notification, and the page as it was',
    recovers: 'by the next wish, which asks again',
  },
  featureList: {
    service: 'shell',
    path: /^\/remotes\.json$/,
    sees: 'which area cannot be reached, with everything around it usable',
    recovers: 'by Try again',
  },
  featureManifest: {
    service: 'feature',
    path: /\/mf-manifest\.json$/,
    sees: 'which area cannot be reached, with everything around it usable',
    recovers: 'by Try again',
  },
  featureFiles: {
    service: 'feature',
    path: /\.js$/,
    sees: 'which area cannot be reached, with everything around it usable',
    recovers: 'by Try again',
  },
  seededPeople: {
    service: 'auth',
    path: /^\/local-cloud\/people$/,
    sees: '"The sign-in server does not answer"',
    recovers: 'by Try again',
  },
  tokenSignIn: {
    service: 'auth',
    path: /accounts:signInWithCustomToken$/,
    sees: '"Signing in did not work", and why',
    recovers: 'by choosing the person again',
  },
  providerSignIn: {
    service: 'auth',
    path: /accounts:signInWithIdp$/,
    sees: '"Signing in did not work", and why',
    recovers: 'by the button Sign in',
  },
  lookup: {
    service: 'auth',
    path: /accounts:lookup$/,
    sees: 'the product: whoever was signed in stays so, unless the service says that they are not',
    recovers: 'by itself',
  },
  tokenRefresh: {
    service: 'auth',
    path: /\/securetoken\.googleapis\.com\/v1\/token$/,
    sees: 'the product; what needs a token says that the server cannot be reached',
    recovers: 'by itself, with the next request',
  },
  signInServer: {
    service: 'auth',
    path: /^\/emulator\/v1\/projects\/[^/]+\/config$/,
    sees: '"Signing in did not work", and why, before the page is left',
    recovers: 'by the button Sign in',
  },
  signInPages: {
    service: 'auth',
    path: /^\/emulator\/auth\/(handler|callback|iframe)$/,
    sees: "the server's own words; coming back without an answer, the screen as it was",
    recovers: 'by the button Sign in',
  },
  providerPages: {
    service: 'identity',
    path: /^\/(authorize|u\/.*|v2\/logout|assets\/.*)$/,
    sees: "the provider's own words",
    recovers: 'by going back',
  },
  providerAnswers: {
    service: 'identity',
    path: /^\/\.well-known\/openid-configuration$/,
    sees: 'that they are signed out here, and that the sign-in service may still know them',
    recovers: 'by Try again',
  },
  passwordMail: {
    service: 'identity',
    path: /^\/dbconnections\/change_password$/,
    sees: 'that no mail was asked for, and why',
    recovers: 'by the button Change password',
  },
  installation: {
    service: 'auth',
    path: /^\/firebaseinstallations\.googleapis\.com\//,
    sees: 'nothing: only an update notice is missing',
    recovers: 'by itself, within the interval of Remote Config or with the next page',
  },
  remoteConfig: {
    service: 'auth',
    path: /^\/firebaseremoteconfig\.googleapis\.com\//,
    sees: 'nothing: only an update notice is missing',
    recovers: 'by itself, within the interval of Remote Config or with the next page',
  },
  record: {
    service: 'firestore',
    path: new RegExp(`${documents}/domains/`),
    sees: 'nothing of it: the listener tells the same a little later',
    recovers: 'by the listener',
  },
  listener: {
    service: 'firestore',
    path: /^\/google\.firestore\.v1\.Firestore\/Listen\/channel$/,
    sees: 'what was read last; without any, "Your account could not be loaded"',
    recovers: 'by itself, and by Try again',
  },
  analytics: {
    service: 'firestore',
    path: /^\/google\.firestore\.v1\.Firestore\/Write\/channel$/,
    sees: 'nothing',
    recovers: 'by itself: what waits is sent later',
  },
  transactionRead: {
    service: 'firestore',
    path: new RegExp(`${documents}:batchGet$`),
    sees: 'that it was not saved, and why; what was typed',
    recovers: 'by saving again',
  },
  transactionCommit: {
    service: 'firestore',
    path: new RegExp(`${documents}:(commit|rollback)$`),
    sees: 'that it was not saved, and why; what was typed',
    recovers: 'by saving again',
  },
  recordMaking: {
    service: 'functions',
    path: /\/runSSOMigrationSync$/,
    sees: '"Loading your account", and later that it takes longer than usual',
    recovers: 'by itself once, then by Try again',
  },
  deletion: {
    service: 'functions',
    path: /\/deleteMyAccount$/,
    sees: 'that the account was not deleted or that it is not known, and why',
    recovers: 'by deleting again, which does no more than the first time',
  },
  recording: {
    service: 'console',
    path: /^\/session-replay$/,
    sees: 'nothing',
    recovers: 'by itself, with the next part',
  },
} as const satisfies Readonly<Record<string, Call>>

export type CallName = keyof typeof CALLS
