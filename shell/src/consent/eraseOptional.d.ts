import { type StoredKey } from './storedKeys.ts'

type Erasable = Pick<Storage, 'length' | 'key' | 'removeItem'>
export interface BrowserStorage {
  /** Asked for when needed, because a browser may refuse even that. */
  readonly local: () => Erasable
  readonly session: () => Erasable
}
/** Removes whatever is in the browser that its member did not agree to, or no longer does. */
export declare function eraseOptional({ local, session }: BrowserStorage): void
/** Whether a line of the table speaks of this key. */
export declare function names({ key: name }: Pick<StoredKey, 'key'>, key: string): boolean
