export { eraseOptional, eraseStored } from './eraseStored.ts'
export {
  countDrafts,
  discardDrafts,
  eraseDrafts,
  isDiscardingDrafts,
  keepDrafts,
} from './memberDrafts.ts'
export * from './storedKeys.ts'
export {
  type StoredValue,
  type StoreResult,
  storedJson,
  storedSuffixes,
  storedText,
} from './storedValue.ts'
export { STORAGE_AREAS, type WebStorage } from './webStorage.ts'
