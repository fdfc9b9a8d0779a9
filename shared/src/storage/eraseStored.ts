import type { WebStorageKey } from './storedKeys.ts'
import { isKeyOf, OPTIONAL_KEYS } from './storedKeys.ts'
import { keysIn, STORAGE_AREAS, type WebStorage } from './webStorage.ts'

/**
 * Removes keys from local and session storage. Does nothing in a storage that the browser blocks.
 * @param storage the page
 * @param isErased whether to remove a key
 */
export function eraseStored(
  storage: WebStorage,
  isErased: (key: string, where: WebStorageKey['where']) => boolean,
): void {
  for (const where of WEB_STORAGES) {
    try {
      const area = storage[STORAGE_AREAS[where]]
      for (const key of keysIn(area)) if (isErased(key, where)) area.removeItem(key)
    } catch {
      // A blocked storage contains nothing to remove.
    }
  }
}

/** Removes every value that is stored only with consent. */
export function eraseOptional(storage: WebStorage): void {
  eraseStored(storage, (key, where) => OPTIONAL_KEYS.some((row) => row.where === where && isKeyOf(row, key)))
}

const WEB_STORAGES = ['Local storage', 'Session storage'] as const
