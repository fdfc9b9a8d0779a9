/** Where in the browser something is kept. */
export type StoredIn = 'Cookie' | 'Local storage' | 'Session storage' | 'IndexedDB'

/** One thing the product keeps in the browser. */
export interface StoredKey {
  /** Its exact name, or how it begins where it ends in "*". */
  readonly key: string
  readonly where: StoredIn
  readonly purpose: string
  /** What the product cannot do without needs no agreement; all else is kept only after it, and erased with it. */
  readonly isEssential: boolean
}

const essential = (where: StoredIn, key: string, purpose: string): StoredKey => ({
  key,
  where,
  purpose,
  isEssential: true,
})

/** Session storage: which visit the recordings of one tab belong to. */
export const VISIT_KEY = 'outcome-studio.visit'

/**
 * Everything that is kept in the browser while the product is used. Cookies are set by the sign-in service alone, and
 * only once somebody goes there.
 */
export const STORED_KEYS: readonly StoredKey[] = [
  essential('Cookie', 'outcome_studio_identity_session', 'Keeps you signed in at our sign-in service.'),
  essential('Cookie', 'outcome_studio_identity_form', 'Lets nobody but you send in the sign-in form.'),
  essential('Cookie', 'auth-flow-*', 'Lets a sign-in end only in the browser that began it, within an hour.'),
  essential('IndexedDB', 'firebaseLocalStorageDb', 'Keeps you signed in.'),
  essential('Local storage', 'firebase:*', 'Keeps you signed in where the browser has no IndexedDB.'),
  essential('Session storage', 'firebase:*', 'Remembers a sign-in that is under way, until you are back.'),
  essential(
    'IndexedDB',
    'firebase-heartbeat-database',
    'Tells our servers which version of their software asks.',
  ),
  essential(
    'IndexedDB',
    'firebase-installations-database',
    'A number for this browser, with which it may ask whether this version is still safe to use.',
  ),
  essential('IndexedDB', 'firebase_remote_config', 'The last answer to that question, for an hour.'),
  essential(
    'Session storage',
    'outcome-studio:sign-in-trip',
    'Where you were going when you had to sign in.',
  ),
  essential('Local storage', 'outcome-studio:signed-out', 'Signs you out in every tab at once.'),
  essential(
    'Session storage',
    'outcome-studio:profile:*',
    'What you typed into your profile and have not saved.',
  ),
  essential(
    'Session storage',
    'outcome-studio:deleting',
    'Goes on with deleting your account after you signed in again.',
  ),
  essential(
    'Local storage',
    'outcome-studio.processedVersion',
    'The update you were told of, to say it once.',
  ),
  essential(
    'Local storage',
    'outcome-studio:draft:*',
    'What you typed and have not saved, so that it is not lost.',
  ),
  essential(
    'Local storage',
    'outcome-studio:rejection:*',
    'That you rejected what is optional, until it is saved with your account.',
  ),
  essential('Session storage', 'outcome-studio.reloadedFor', 'Keeps the page from reloading more than once.'),
  essential(
    'Local storage',
    'outcome-studio.featureOverride',
    'For developers: a part of the product to try out.',
  ),
  essential(
    'Local storage',
    'outcome-studio:debug-analytics',
    'For developers: writes analytics on this machine.',
  ),
  {
    key: VISIT_KEY,
    where: 'Session storage',
    purpose: 'A random number that ties together the recordings of one visit.',
    isEssential: false,
  },
]
