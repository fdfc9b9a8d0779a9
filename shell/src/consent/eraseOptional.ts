import { STORED_KEYS, type StoredKey } from '../core/storedKeys.ts'

type Erasable = Pick<Storage, 'length' | 'key' | 'removeItem'>

export interface BrowserStorage {
  /** Asked for when needed, because a browser may refuse even that. */
  readonly local: () => Erasable
  readonly session: () => Erasable
}

/** Removes whatever is in the browser that its member did not agree to, or no longer does. */
export function eraseOptional({ local, session }: BrowserStorage): void {
  const optional = STORED_KEYS.filter(({ isEssential }) => !isEssential)
  erase(local, (key) => optional.some((stored) => stored.where === 'Local storage' && names(stored, key)))
  erase(session, (key) => optional.some((stored) => stored.where === 'Session storage' && names(stored, key)))
}

/** Whether a line of the table speaks of this key. */
export function names({ key: name }: Pick<StoredKey, 'key'>, key: string): boolean {
  return name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name
}

function erase(open: () => Erasable, isOptional: (key: string) => boolean): void {
  try {
    const storage = open()
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    for (const key of keys.filter(isOptional)) storage.removeItem(key)
  } catch {
    // A browser that refuses its storage keeps nothing in it.
  }
}
