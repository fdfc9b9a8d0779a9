/** The part of the DOM's `Storage` that is used. */
export interface StorageArea {
  readonly length: number
  key(index: number): string | null
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Both storages of a page, such as `window`. Reading either property throws where the browser blocks storage. */
export interface WebStorage {
  readonly localStorage: StorageArea
  readonly sessionStorage: StorageArea
}

/** The name of each web storage in the table of stored keys, and its property of the page. */
export const STORAGE_AREAS = {
  'Local storage': 'localStorage',
  'Session storage': 'sessionStorage',
} as const

/** @throws whatever the browser throws if it blocks storage */
export function keysIn(area: StorageArea): readonly string[] {
  return Array.from({ length: area.length }, (_, index) => area.key(index) ?? '')
}
