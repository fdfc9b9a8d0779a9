import type { WebStorageKey } from './storedKeys.ts'
import { keysIn, STORAGE_AREAS, type StorageArea, type WebStorage } from './webStorage.ts'

/** Whether the browser stored a value, or why not: storage is full, or blocked for this page. */
export type StoreResult =
  | { readonly isStored: true }
  | { readonly isStored: false; readonly reason: 'full' | 'blocked'; readonly cause: unknown }

/** One value in local or session storage. No method throws, even where the browser blocks storage. */
export interface StoredValue<Value> {
  /** @returns null if there is no value, it cannot be parsed, or storage is blocked */
  get(): Value | null
  /** A value stored before remains if this one cannot be stored. */
  set(value: Value): StoreResult
  remove(): void
}

/**
 * A text stored as it is.
 * @param storage the page; its storages are read at each use, because even that throws where they are blocked
 * @param key row of the table of stored keys
 * @param suffix what replaces the "*" of the row's key
 */
export function storedText(storage: WebStorage, key: WebStorageKey, suffix = ''): StoredValue<string> {
  const name = nameOf(key, suffix)
  const area = () => storage[STORAGE_AREAS[key.where]]
  return {
    get: () => attempt(() => area().getItem(name), null),
    set: (text) => store(area, name, text),
    remove: () => attempt(() => area().removeItem(name), undefined),
  }
}

/**
 * A value stored as JSON.
 * @param storage as for `storedText`
 * @param key row of the table of stored keys
 * @param parse reads what JSON.parse returned; null, or any error, for a value that is not valid
 * @param suffix what replaces the "*" of the row's key
 */
export function storedJson<Value>(
  storage: WebStorage,
  key: WebStorageKey,
  parse: (stored: unknown) => Value | null,
  suffix = '',
): StoredValue<Value> {
  const text = storedText(storage, key, suffix)
  return {
    get: () => {
      const stored = text.get()
      return stored === null ? null : attempt(() => parse(JSON.parse(stored)), null)
    },
    set: (value) => text.set(JSON.stringify(value)),
    remove: text.remove,
  }
}

/**
 * What replaces the "*" of a row's key in every key that is stored.
 * @returns nothing where storage is blocked
 */
export function storedSuffixes(storage: WebStorage, key: WebStorageKey): readonly string[] {
  const prefix = nameOf(key, '')
  return attempt(() => keysIn(storage[STORAGE_AREAS[key.where]]), [])
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
}

function nameOf({ key }: WebStorageKey, suffix: string): string {
  return key.endsWith('*') ? `${key.slice(0, -1)}${suffix}` : key
}

function store(area: () => StorageArea, name: string, text: string): StoreResult {
  try {
    area().setItem(name, text)
    return { isStored: true }
  } catch (cause) {
    return { isStored: false, reason: isFull(cause) ? 'full' : 'blocked', cause }
  }
}

function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/** Firefox has its own name for this error. */
function isFull(error: unknown): boolean {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : null
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED'
}
