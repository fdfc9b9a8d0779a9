/** Where in the browser something is stored. */
export type StoredIn = 'Cookie' | 'Local storage' | 'Session storage' | 'IndexedDB'

/** One thing that is stored in the browser while the product is used. */
export interface StoredKey {
  /** Its exact name, or its prefix followed by "*". */
  readonly key: string
  readonly where: StoredIn
  /** What it is for, as the privacy screen says it. */
  readonly purpose: string
  /** How long it is stored, as the privacy screen says it. */
  readonly lifetime: string
  /** Essential keys need no consent. All others are stored only with consent, and erased when it ends. */
  readonly isEssential: boolean
}

/** A stored key of local or session storage. */
export interface WebStorageKey extends Pick<StoredKey, 'key'> {
  readonly where: 'Local storage' | 'Session storage'
}

// Each row is an export of its own, so that bundles contain only the rows they use.

const UNTIL_TAB_CLOSES = 'Until you close the tab.'
const UNTIL_CLEARED = 'Until you clear the data of this site.'

export const FIREBASE_SIGN_IN = {
  key: 'firebaseLocalStorageDb',
  where: 'IndexedDB',
  purpose: 'Keeps you signed in.',
  lifetime: 'Until you sign out.',
  isEssential: true,
} as const satisfies StoredKey

export const REDIRECT_SIGN_IN = {
  key: 'outcome-studio:sign-in-trip',
  where: 'Session storage',
  purpose: 'Where you were going when you had to sign in.',
  lifetime: 'Until you are signed in.',
  isEssential: true,
} as const satisfies StoredKey

export const SIGN_OUT_MARK = {
  key: 'outcome-studio:signed-out',
  where: 'Local storage',
  purpose: 'Signs you out in every tab at once.',
  lifetime: 'Until you sign in again.',
  isEssential: true,
} as const satisfies StoredKey

/** One for each member. */
export const PROFILE_DRAFT = {
  key: 'outcome-studio:profile:*',
  where: 'Session storage',
  purpose: 'What you typed into your profile and have not saved.',
  lifetime: 'Until you save it or close the tab.',
  isEssential: true,
} as const satisfies StoredKey

export const PENDING_DELETION = {
  key: 'outcome-studio:deleting',
  where: 'Session storage',
  purpose: 'Goes on with deleting your account after you signed in again.',
  lifetime: 'Until you are back.',
  isEssential: true,
} as const satisfies StoredKey

/** The version whose update notice was closed or followed last. */
export const PROCESSED_VERSION = {
  key: 'outcome-studio.processedVersion',
  where: 'Local storage',
  purpose: 'The update you were told of, to say it once.',
  lifetime: UNTIL_CLEARED,
  isEssential: true,
} as const satisfies StoredKey

/** One for each member, study and editing session. */
export const STUDY_DRAFT = {
  key: 'outcome-studio:draft:*',
  where: 'Local storage',
  purpose: 'What you typed and have not saved, so that it is not lost.',
  lifetime: 'Until you save or discard it.',
  isEssential: true,
} as const satisfies StoredKey

/** One for each member. */
export const UNSAVED_REJECTION = {
  key: 'outcome-studio:rejection:*',
  where: 'Local storage',
  purpose: 'That you rejected what is optional, until it is saved with your account.',
  lifetime: 'Until it is saved with your account.',
  isEssential: true,
} as const satisfies StoredKey

export const RELOAD_REASONS = {
  key: 'outcome-studio.reloadedFor',
  where: 'Session storage',
  purpose: 'Keeps the page from reloading more than once.',
  lifetime: UNTIL_TAB_CLOSES,
  isEssential: true,
} as const satisfies StoredKey

export const FEATURE_OVERRIDE = {
  key: 'outcome-studio.featureOverride',
  where: 'Local storage',
  purpose: 'For developers: a part of the product to try out.',
  lifetime: 'Until they switch it off.',
  isEssential: true,
} as const satisfies StoredKey

/** Any value makes the page write analytics on localhost too. */
export const DEBUG_ANALYTICS = {
  key: 'outcome-studio:debug-analytics',
  where: 'Local storage',
  purpose: 'For developers: writes analytics on this machine.',
  lifetime: 'Until they remove it.',
  isEssential: true,
} as const satisfies StoredKey

export const RECORDED_VISIT = {
  key: 'outcome-studio.visit',
  where: 'Session storage',
  purpose: 'A random number that ties together the recordings of one visit.',
  lifetime: 'Until you close the tab or withdraw your consent.',
  isEssential: false,
} as const satisfies StoredKey

/** Everything that is stored in the browser. Only the sign-in service sets cookies, and only once a user goes there. */
export const STORED_KEYS: readonly StoredKey[] = [
  {
    key: 'outcome_studio_identity_session',
    where: 'Cookie',
    purpose: 'Keeps you signed in at our sign-in service.',
    lifetime: 'Until you sign out or close the browser.',
    isEssential: true,
  },
  {
    key: 'outcome_studio_identity_form',
    where: 'Cookie',
    purpose: 'Lets nobody but you send in the sign-in form.',
    lifetime: 'Until you close the browser.',
    isEssential: true,
  },
  {
    key: 'auth-flow-*',
    where: 'Cookie',
    purpose: 'Lets a sign-in end only in the browser that began it, within an hour.',
    lifetime: 'An hour at most.',
    isEssential: true,
  },
  FIREBASE_SIGN_IN,
  {
    key: 'firebase:*',
    where: 'Local storage',
    purpose: 'Keeps you signed in where the browser has no IndexedDB.',
    lifetime: 'Until you sign out.',
    isEssential: true,
  },
  {
    key: 'firebase:*',
    where: 'Session storage',
    purpose: 'Remembers a sign-in that is under way, until you are back.',
    lifetime: UNTIL_TAB_CLOSES,
    isEssential: true,
  },
  {
    key: 'firebase-heartbeat-database',
    where: 'IndexedDB',
    purpose: 'Tells our servers which version of their software asks.',
    lifetime: UNTIL_CLEARED,
    isEssential: true,
  },
  {
    key: 'firebase-installations-database',
    where: 'IndexedDB',
    purpose: 'A number for this browser, with which it may ask whether this version is still safe to use.',
    lifetime: UNTIL_CLEARED,
    isEssential: true,
  },
  {
    key: 'firebase_remote_config',
    where: 'IndexedDB',
    purpose: 'The last answer to that question, for an hour.',
    lifetime: UNTIL_CLEARED,
    isEssential: true,
  },
  REDIRECT_SIGN_IN,
  SIGN_OUT_MARK,
  PROFILE_DRAFT,
  PENDING_DELETION,
  PROCESSED_VERSION,
  STUDY_DRAFT,
  UNSAVED_REJECTION,
  RELOAD_REASONS,
  FEATURE_OVERRIDE,
  DEBUG_ANALYTICS,
  RECORDED_VISIT,
]

/** Whether a row of the table describes this key. */
export function isKeyOf({ key: pattern }: Pick<StoredKey, 'key'>, key: string): boolean {
  return pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern
}
