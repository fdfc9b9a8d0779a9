import type { StorageArea, WebStorage } from '../webStorage.ts'

/** A page with its own empty storages. */
export function memoryStorage(): WebStorage {
  return { localStorage: memoryArea(), sessionStorage: memoryArea() }
}

/** A page in a browser that blocks storage. */
export const blockedStorage: WebStorage = {
  get localStorage(): StorageArea {
    throw new DOMException('denied', 'SecurityError')
  },
  get sessionStorage(): StorageArea {
    throw new DOMException('denied', 'SecurityError')
  },
}

function memoryArea(): StorageArea {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}
