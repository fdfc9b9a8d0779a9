import type { CallAddress, FaultName } from '../../support/faults.ts'

/** Faults that every call must survive. */
export const OUTLIVED = [
  'offline',
  'slow',
  'failing',
  'busy',
  'expired',
] as const satisfies readonly FaultName[]

export type Outlived = (typeof OUTLIVED)[number]

/** Files whose journeys make calls fail. */
export type DrivenIn =
  | 'account'
  | 'offline'
  | 'background'
  | 'files'
  | 'opening'
  | 'record'
  | 'saving'
  | 'signingIn'

/** The effect of a failing call for the user. */
export interface Call extends CallAddress {
  /** Text or state that the user must see while the call fails. */
  readonly sees: string
  /** How the page recovers when the call works again. */
  readonly recovers: string
  /** The file in which the call meets every fault except those in `cannot`. */
  readonly drivenIn: DrivenIn
  /** Faults that cannot happen to the call, each with the reason. */
  readonly cannot?: Partial<Readonly<Record<Outlived, string>>>
}

const A_FILE = { expired: 'a file, which is fetched without a token' }
const NO_TOKEN = { expired: 'it is asked before anybody is known, and carries no token' }

const documents = String.raw`^/v1/projects/[^/]+/databases/\(default\)/documents`

/**
 * All calls of the shell and the account feature to our own servers, and those about a member’s calendar address. Each call meets every fault of OUTLIVED in
 * Chromium, except those listed in its `cannot`.
 */
export const CALLS = {
  page: {
    service: 'shell',
    path: /^\/(?!__\/)[^.]*$/,
    sees: "the browser's error page; a running page that checks for a newer version is unchanged",
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
    sees: 'a notification on the unchanged page',
    recovers: 'by repeating the action, which requests the file again',
    drivenIn: 'files',
    cannot: A_FILE,
  },
  featureList: {
    service: 'shell',
    path: /^\/remotes\.json$/,
    sees: 'which area failed to load; the rest of the page stays usable',
    recovers: 'by Try again',
    drivenIn: 'files',
    cannot: A_FILE,
  },
  featureManifest: {
    service: 'feature',
    path: /\/mf-manifest\.json$/,
    sees: 'which area failed to load; the rest of the page stays usable',
    recovers: 'by Try again',
    drivenIn: 'files',
    cannot: A_FILE,
  },
  featureFiles: {
    service: 'feature',
    path: /\.js$/,
    sees: 'which area failed to load; the rest of the page stays usable',
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
    sees: 'the product; the member stays signed in unless the service rejects the session',
    recovers: 'automatically',
    drivenIn: 'opening',
  },
  tokenRefresh: {
    service: 'auth',
    path: /\/securetoken\.googleapis\.com\/v1\/token$/,
    sees: 'the product; calls that need a token report that the server cannot be reached',
    recovers: 'automatically, with the next request',
    drivenIn: 'offline',
  },
  signInServer: {
    service: 'auth',
    path: /^\/emulator\/v1\/projects\/[^/]+\/config$/,
    sees: '"Signing in did not work", and why, before the redirect',
    recovers: 'by the button Sign in',
    drivenIn: 'signingIn',
    cannot: NO_TOKEN,
  },
  signInHandler: {
    service: 'auth',
    path: /^\/emulator\/auth\/handler$/,
    sees: "the server's error page; after Back the sign-in screen",
    recovers: 'by the button Sign in',
    drivenIn: 'signingIn',
    cannot: NO_TOKEN,
  },
  signInPages: {
    service: 'shell',
    path: /^\/__\/auth\/(handler|callback|iframe)$/,
    sees: '"Signing in did not work", and why',
    recovers: 'by the button Sign in',
    drivenIn: 'signingIn',
    cannot: NO_TOKEN,
  },
  providerPages: {
    service: 'identity',
    path: /^\/(authorize|u\/.*|v2\/logout|assets\/.*)$/,
    sees: "the provider's error page; after Back the sign-in screen",
    recovers: 'by going back',
    drivenIn: 'signingIn',
    cannot: { expired: 'it carries no token; an ended session of the provider asks for the password' },
  },
  providerAnswers: {
    service: 'identity',
    path: /^\/\.well-known\/openid-configuration$/,
    sees: 'that they are signed out here but maybe not at the sign-in service; after any response, its page',
    recovers: 'by Try again',
    drivenIn: 'signingIn',
    cannot: { expired: 'it only tests whether the provider responds, and carries no token' },
  },
  passwordMail: {
    service: 'identity',
    path: /^\/dbconnections\/change_password$/,
    sees: 'that no mail was requested, and why',
    recovers: 'by the button Change password',
    drivenIn: 'account',
  },
  installation: {
    service: 'auth',
    path: /^\/firebaseinstallations\.googleapis\.com\//,
    sees: 'nothing; only the update notice is missing',
    recovers: 'automatically, within the interval of Remote Config or with the next page',
    drivenIn: 'background',
  },
  remoteConfig: {
    service: 'auth',
    path: /^\/firebaseremoteconfig\.googleapis\.com\//,
    sees: 'nothing; only the update notice is missing',
    recovers: 'automatically, within the interval of Remote Config or with the next page',
    drivenIn: 'background',
  },
  record: {
    service: 'firestore',
    path: new RegExp(`${documents}/domains/[^:]*$`),
    sees: 'nothing; the listener delivers the same data a little later',
    recovers: 'by the listener',
    drivenIn: 'record',
  },
  lists: {
    service: 'firestore',
    path: new RegExp(`${documents}(/.*)?:runQuery$`),
    sees: 'nothing; the listener delivers the same documents a little later',
    recovers: 'by the listener',
    drivenIn: 'record',
  },
  listener: {
    service: 'firestore',
    path: /^\/google\.firestore\.v1\.Firestore\/Listen\/channel$/,
    sees: 'the last data, perhaps of an earlier visit; without any, "Your account could not be loaded"',
    recovers: 'automatically, and by Try again',
    drivenIn: 'record',
  },
  analytics: {
    service: 'firestore',
    path: /^\/google\.firestore\.v1\.Firestore\/Write\/channel$/,
    sees: 'nothing',
    recovers: 'automatically; queued events are sent later',
    drivenIn: 'background',
  },
  transactionRead: {
    service: 'firestore',
    path: new RegExp(`${documents}:batchGet$`),
    sees: 'that it was not saved, and why; the typed text',
    recovers: 'by saving again',
    drivenIn: 'saving',
  },
  transactionCommit: {
    service: 'firestore',
    path: new RegExp(`${documents}:(commit|rollback)$`),
    sees: 'that it was not saved, and why; the typed text',
    recovers: 'by saving again',
    drivenIn: 'saving',
  },
  recordMaking: {
    service: 'functions',
    path: /\/runSSOMigrationSync$/,
    sees: '"Loading your account", then why it is not ready yet, or that it takes longer than usual',
    recovers: 'automatically, or by Try again',
    drivenIn: 'signingIn',
  },
  affiliate: {
    service: 'functions',
    path: /\/syncAffiliateServices$/,
    sees: 'nothing',
    recovers: 'when the page is opened the next time',
    drivenIn: 'background',
  },
  deletion: {
    service: 'functions',
    path: /\/deleteMyAccount$/,
    sees: 'that the account was not deleted or that this is unknown, and why',
    recovers: 'by deleting again, which is idempotent',
    drivenIn: 'account',
  },
  seats: {
    service: 'functions',
    path: /\/listSeats$/,
    sees: 'that the seats could not be loaded, and why',
    recovers: 'by Try again',
    drivenIn: 'account',
  },
  ownSeat: {
    service: 'functions',
    path: /\/takeSeat$/,
    sees: 'that no seat could be looked for, and why; the check of the membership is silent',
    recovers: 'by Try again; the check of the membership is repeated',
    drivenIn: 'account',
  },
  organization: {
    service: 'functions',
    path: /\/summarizeOrganization$/,
    sees: 'that the members could not be counted, and why',
    recovers: 'by Try again',
    drivenIn: 'account',
  },
  members: {
    service: 'functions',
    path: /\/listMembers$/,
    sees: 'that the members could not be loaded, and why',
    recovers: 'by Try again',
    drivenIn: 'account',
  },
  releases: {
    service: 'functions',
    path: /\/summarizeFeatureViews$/,
    sees: 'that the visits could not be loaded, and why',
    recovers: 'by Try again',
    drivenIn: 'account',
  },
  membersExport: {
    service: 'functions',
    path: /\/logMembersExport$/,
    sees: 'a notification why nothing was exported',
    recovers: 'by exporting again',
    drivenIn: 'account',
  },
  calendarAddress: {
    service: 'functions',
    path: /\/readCalendarAddress$/,
    sees: 'that the calendar address could not be loaded, and why',
    recovers: 'by Try again',
    drivenIn: 'account',
  },
  calendarChange: {
    service: 'functions',
    path: /\/changeCalendarAddress$/,
    sees: 'that the address was not created or revoked, and why',
    recovers: 'by pressing the button again, which is idempotent',
    drivenIn: 'account',
  },
  recording: {
    service: 'console',
    path: /^\/session-replay$/,
    sees: 'nothing',
    recovers: 'automatically, with the next part',
    drivenIn: 'background',
  },
} as const satisfies Readonly<Record<string, Call>>

export type CallName = keyof typeof CALLS
