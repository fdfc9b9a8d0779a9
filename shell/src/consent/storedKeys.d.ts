/** Where in the browser something is kept. */
export type StoredIn = 'Local storage' | 'Session storage' | 'IndexedDB'
/** One thing the product keeps in the browser. */
export interface StoredKey {
  /** Its exact name, or how it begins where it ends in "*". */
  readonly key: string
  readonly where: StoredIn
  readonly purpose: string
  /** What the product cannot do without needs no agreement; all else is kept only after it, and erased with it. */
  readonly isEssential: boolean
}
/** Session storage: which visit the recordings of one tab belong to. */
export declare const VISIT_KEY = 'outcome-studio.visit'
/** Everything the product keeps in the browser. It sets no cookies of its own. */
export declare const STORED_KEYS: readonly StoredKey[]
