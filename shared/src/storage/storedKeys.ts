/** Where in the browser something is stored. */
export type StoredIn = 'Cookie' | 'Local storage' | 'Session storage' | 'IndexedDB'

/** The name of one thing that is stored in the browser. */
export interface KeyName {
  /** Its exact name, or its prefix followed by "*". */
  readonly key: string
  readonly where: StoredIn
}

/** A stored key of local or session storage. */
export interface WebStorageKey extends Pick<KeyName, 'key'> {
  readonly where: 'Local storage' | 'Session storage'
}

// Names only: the first load needs some of them, and none of the descriptions on the privacy screen.

export const FIREBASE_SIGN_IN = {
  key: 'firebaseLocalStorageDb',
  where: 'IndexedDB',
} as const satisfies KeyName

/** What was read last of the signed-in member's data. */
export const SNAPSHOTS = {
  key: 'outcome-studio:snapshots',
  where: 'IndexedDB',
} as const satisfies KeyName

export const REDIRECT_SIGN_IN = {
  key: 'outcome-studio:sign-in-trip',
  where: 'Session storage',
} as const satisfies KeyName

export const SIGN_OUT_MARK = {
  key: 'outcome-studio:signed-out',
  where: 'Local storage',
} as const satisfies KeyName

/** That somebody is signed in in this browser. Decides nothing but whether a page made for visitors is shown. */
export const SIGNED_IN = {
  key: 'outcome-studio:signed-in',
  where: 'Local storage',
} as const satisfies KeyName

/** One for each member. */
export const PROFILE_DRAFT = {
  key: 'outcome-studio:profile:*',
  where: 'Session storage',
} as const satisfies KeyName

/** The member whose drafts are no longer stored in this browser, because they signed out and deleted them. */
export const DISCARDED_DRAFTS = {
  key: 'outcome-studio:discarded-drafts',
  where: 'Local storage',
} as const satisfies KeyName

export const PENDING_DELETION = {
  key: 'outcome-studio:deleting',
  where: 'Session storage',
} as const satisfies KeyName

/** That an account was deleted in this tab, until sign-in says so. */
export const DELETED_ACCOUNT = {
  key: 'outcome-studio:deleted',
  where: 'Session storage',
} as const satisfies KeyName

/** The checkout that the member went to last. */
export const PENDING_CHECKOUT = {
  key: 'outcome-studio:checkout',
  where: 'Session storage',
} as const satisfies KeyName

/** The member who has seen in this browser that a payment failed. */
export const FAILED_PAYMENT = {
  key: 'outcome-studio:failed-payment',
  where: 'Local storage',
} as const satisfies KeyName

/** How often the plan is paid that the member was about to buy. */
export const CHOSEN_BILLING = {
  key: 'outcome-studio:billing',
  where: 'Session storage',
} as const satisfies KeyName

/** The notice of a dropped plan change that the member has closed. */
export const CLOSED_PLAN_CHANGE = {
  key: 'outcome-studio:closed-plan-change',
  where: 'Local storage',
} as const satisfies KeyName

/** The version whose update notice was closed or followed last. */
export const PROCESSED_VERSION = {
  key: 'outcome-studio.processedVersion',
  where: 'Local storage',
} as const satisfies KeyName

/** One for each member, study and editing session. */
export const STUDY_DRAFT = {
  key: 'outcome-studio:draft:*',
  where: 'Local storage',
} as const satisfies KeyName

/** One for each member, needs document and editing session. */
export const NEEDS_DRAFT = {
  key: 'outcome-studio:needs-draft:*',
  where: 'Local storage',
} as const satisfies KeyName

/** One for each member and session with the coach. */
export const SIA_DRAFT = {
  key: 'outcome-studio:sia-draft:*',
  where: 'Local storage',
} as const satisfies KeyName

/** One for each member and session with the coach: sent messages that the database has not confirmed. */
export const SIA_OUTBOX = {
  key: 'outcome-studio:sia-outbox:*',
  where: 'Session storage',
} as const satisfies KeyName

/** What a member typed and has not saved. The member's encoded id is the first part of each suffix. */
export const DRAFT_KEYS: readonly WebStorageKey[] = [
  STUDY_DRAFT,
  NEEDS_DRAFT,
  SIA_DRAFT,
  SIA_OUTBOX,
  PROFILE_DRAFT,
]

/** One for each member. */
export const UNSAVED_REJECTION = {
  key: 'outcome-studio:rejection:*',
  where: 'Local storage',
} as const satisfies KeyName

/** Saved views of the table, one list for each member and study. */
export const TABLE_VIEWS = {
  key: 'outcome-studio:table-views:*',
  where: 'Local storage',
} as const satisfies KeyName

/** One for each member who has closed the checklist of first steps. */
export const CLOSED_CHECKLIST = {
  key: 'outcome-studio:checklist:*',
  where: 'Local storage',
} as const satisfies KeyName

export const RELOAD_REASONS = {
  key: 'outcome-studio.reloadedFor',
  where: 'Session storage',
} as const satisfies KeyName

export const FEATURE_OVERRIDE = {
  key: 'outcome-studio.featureOverride',
  where: 'Local storage',
} as const satisfies KeyName

/** Any value makes the page write analytics on localhost too. */
export const DEBUG_ANALYTICS = {
  key: 'outcome-studio:debug-analytics',
  where: 'Local storage',
} as const satisfies KeyName

export const RECORDED_VISIT = {
  key: 'outcome-studio.visit',
  where: 'Session storage',
} as const satisfies KeyName

/** The keys that are stored only with consent. */
export const OPTIONAL_KEYS: readonly KeyName[] = [RECORDED_VISIT]

/** Whether a row of the table describes this key. */
export function isKeyOf({ key: pattern }: Pick<KeyName, 'key'>, key: string): boolean {
  return pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern
}
