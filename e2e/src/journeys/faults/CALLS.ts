import type { CallAddress, FaultName } from '../../support/faults.ts'

/** The faults that the product has to outlive on every call. */
export const OUTLIVED = [
  'offline',
  'slow',
  'failing',
  'busy',
  'expired',
] as const satisfies readonly FaultName[]

export type Outlived = (typeof OUTLIVED)[number]

/** The files whose journeys have calls fail. */
export type DrivenIn = 'account' | 'away' | 'beside' | 'files' | 'opening' | 'record' | 'saving' | 'signingIn'

/** What a call that fails is to a person. */
export interface Call extends CallAddress {
  /** What a person must see while it fails. */
  readonly sees: string
  /** How the page goes on once it works again. */
  readonly recovers: string
  /** The file in which the call meets every fault, but for those that it cannot meet. */
  readonly drivenIn: DrivenIn
  /** Faults that the call cannot meet, and why. */
  readonly cannot?: Partial<Readonly<Record<Outlived, string>>>
}

const A_FILE = { expired: 'a file, which is fetched without a token' }
const NO_TOKEN = { expired: 'it is asked before anybody is known, and carries no token' }

const documents = String.raw`^/v1/projects/[^/]+/databases/\(default\)/documents`

/**
 * Every call the shell and the account feature make to a server of ours. A call meets every fault of OUTLIVED in
 * Chromium, unless it says here why it cannot.
 */
export const CALLS = {
  page: {
    service: 'shell',
    path: /^\/[^.]*$/,
    sees: "the browser's own words; a running page that asks whether it is old stays as it is",
    recovers: 'by a reload',
    drivenIn: 'opening',
    cannot: A_FILE,
  },
  settings: {
    service: 'shell',
    path: /^\/config\.json$/,
    sees: '"Outcome Studio could not be opened", with a reference for support',
    recovers: 'by Try again',
    drivenIn: 'opening',
    cannot: A_FILE,
  },
  shellFiles: {
    service: 'shell',
    path: /^\/shell\/.*\.(js|woff2)$/,
    sees: 'a notification, and the page as it was',
    recovers: 'by the next wish, which asks again',
    drivenIn: 'files',
    cannot: A_FILE,
  },
  featureList: {
    service: 'shell',
    path: /^\/remotes\.json$/,
    sees: 'which area cannot be reached, with everything around it usable',
    recovers: 'by Try again',
    drivenIn: 'files',
    cannot: A_FILE,
  },
  featureManifest: {
    service: 'feature',
    path: /\/mf-manifest\.json$/,
    sees: 'which area cannot be reached, with everything around it usable',
    recovers: 'by Try again',
    drivenIn: 'files',
    cannot: A_FILE,
  },
  featureFiles: {
    service: 'feature',
    path: /\.js$/,
    sees: 'which area cannot be reached, with everything around it usable',
    recovers: 'by Try again',
    drivenIn: 'files',
    cannot: A_FILE,
  },
  seededPeople: {
    service: 'auth',
    path: /^\/local-cloud\/people$/,
    sees: '"The sign-in server does not answer"',
    recovers: 'by Try again',
    drivenIn: 'opening',
  },
  tokenSignIn: {
    service: 'auth',
    path: /accounts:signInWithCustomToken$/,
    sees: '"Signing in did not work", and why',
    recovers: 'by choosing the person again',
    drivenIn: 'opening',
  },
  providerSignIn: {
    service: 'auth',
    path: /accounts:signInWithIdp$/,
    sees: '"Signing in did not work", and why',
    recovers: 'by the button Sign in',
    drivenIn: 'signingIn',
  },
  lookup: {
    service: 'auth',
    path: /accounts:lookup$/,
    sees: 'the product: whoever was signed in stays so, unless the service says that they are not',
    recovers: 'by itself',
    drivenIn: 'opening',
  },
  tokenRefresh: {
    service: 'auth',
    path: /\/securetoken\.googleapis\.com\/v1\/token$/,
    sees: 'the product; what needs a token says that the server cannot be reached',
    recovers: 'by itself, with the next request',
    drivenIn: 'away',
  },
  signInServer: {
    service: 'auth',
    path: /^\/emulator\/v1\/projects\/[^/]+\/config$/,
    sees: '"Signing in did not work", and why, before the page is left',
    recovers: 'by the button Sign in',
    drivenIn: 'signingIn',
    cannot: NO_TOKEN,
  },
  signInPages: {
    service: 'auth',
    path: /^\/emulator\/auth\/(handler|callback|iframe)$/,
    sees: "the server's own words; after Back the sign-in screen, which says if signing in did not work",
    recovers: 'by the button Sign in',
    drivenIn: 'signingIn',
    cannot: NO_TOKEN,
  },
  providerPages: {
    service: 'identity',
    path: /^\/(authorize|u\/.*|v2\/logout|assets\/.*)$/,
    sees: "the provider's own words, and the sign-in screen again after Back",
    recovers: 'by going back',
    drivenIn: 'signingIn',
    cannot: { expired: 'it carries no token: a session of the provider that ended asks for the password' },
  },
  providerAnswers: {
    service: 'identity',
    path: /^\/\.well-known\/openid-configuration$/,
    sees: 'that they are signed out here, and that the sign-in service may still know them; whatever it answers, its own page',
    recovers: 'by Try again',
    drivenIn: 'signingIn',
    cannot: { expired: 'it asks whether anybody answers, and carries no token' },
  },
  passwordMail: {
    service: 'identity',
    path: /^\/dbconnections\/change_password$/,
    sees: 'that no mail was asked for, and why',
    recovers: 'by the button Change password',
    drivenIn: 'account',
  },
  installation: {
    service: 'auth',
    path: /^\/firebaseinstallations\.googleapis\.com\//,
    sees: 'nothing: only an update notice is missing',
    recovers: 'by itself, within the interval of Remote Config or with the next page',
    drivenIn: 'beside',
  },
  remoteConfig: {
    service: 'auth',
    path: /^\/firebaseremoteconfig\.googleapis\.com\//,
    sees: 'nothing: only an update notice is missing',
    recovers: 'by itself, within the interval of Remote Config or with the next page',
    drivenIn: 'beside',
  },
  record: {
    service: 'firestore',
    path: new RegExp(`${documents}/domains/`),
    sees: 'nothing of it: the listener tells the same a little later',
    recovers: 'by the listener',
    drivenIn: 'record',
  },
  listener: {
    service: 'firestore',
    path: /^\/google\.firestore\.v1\.Firestore\/Listen\/channel$/,
    sees: 'what was read last; without any, "Your account could not be loaded"',
    recovers: 'by itself, and by Try again',
    drivenIn: 'record',
  },
  analytics: {
    service: 'firestore',
    path: /^\/google\.firestore\.v1\.Firestore\/Write\/channel$/,
    sees: 'nothing',
    recovers: 'by itself: what waits is sent later',
    drivenIn: 'beside',
  },
  transactionRead: {
    service: 'firestore',
    path: new RegExp(`${documents}:batchGet$`),
    sees: 'that it was not saved, and why; what was typed',
    recovers: 'by saving again',
    drivenIn: 'saving',
  },
  transactionCommit: {
    service: 'firestore',
    path: new RegExp(`${documents}:(commit|rollback)$`),
    sees: 'that it was not saved, and why; what was typed',
    recovers: 'by saving again',
    drivenIn: 'saving',
  },
  recordMaking: {
    service: 'functions',
    path: /\/runSSOMigrationSync$/,
    sees: '"Loading your account", and later that it takes longer than usual',
    recovers: 'by itself once, then by Try again',
    drivenIn: 'signingIn',
  },
  deletion: {
    service: 'functions',
    path: /\/deleteMyAccount$/,
    sees: 'that the account was not deleted or that it is not known, and why',
    recovers: 'by deleting again, which does no more than the first time',
    drivenIn: 'account',
  },
  recording: {
    service: 'console',
    path: /^\/session-replay$/,
    sees: 'nothing',
    recovers: 'by itself, with the next part',
    drivenIn: 'beside',
  },
} as const satisfies Readonly<Record<string, Call>>

export type CallName = keyof typeof CALLS
