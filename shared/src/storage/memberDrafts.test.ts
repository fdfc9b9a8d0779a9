import { countDrafts, discardDrafts, eraseDrafts, isDiscardingDrafts, keepDrafts } from './memberDrafts.ts'
import { blockedStorage, memoryStorage } from './testing/memoryStorage.ts'

/** A device with two drafts of Nora, and values that are none of hers. */
function device() {
  const storage = memoryStorage()
  const { localStorage, sessionStorage } = storage
  const others = ['outcome-studio:draft:nora2:study:1', 'outcome-studio:rejection:nora', 'draft:nora:else']
  for (const key of [...others, 'outcome-studio:draft:nora:study:1']) localStorage.setItem(key, 'x')
  sessionStorage.setItem('outcome-studio:profile:nora', 'x')
  sessionStorage.setItem('outcome-studio:profile:nora2', 'x')
  return storage
}

test('counts and erases the drafts of one member, and nothing else', () => {
  const storage = device()
  expect(countDrafts('nora', storage)).toBe(2)
  eraseDrafts('nora', storage)
  expect(countDrafts('nora', storage)).toBe(0)
  expect(countDrafts('nora2', storage)).toBe(2)
  expect(storage.localStorage.getItem('outcome-studio:rejection:nora')).toBe('x')
  expect(storage.localStorage.getItem('draft:nora:else')).toBe('x')
})

test('an id with special characters names its own drafts only', () => {
  const storage = device()
  storage.localStorage.setItem('outcome-studio:draft:a%3Ab:study:1', 'x')
  expect(countDrafts('a:b', storage)).toBe(1)
  expect(countDrafts('a', storage)).toBe(0)
})

test('drafts of one member are discarded until they are kept again', () => {
  const storage = memoryStorage()
  discardDrafts('nora', storage)
  expect(isDiscardingDrafts('nora', storage)).toBe(true)
  expect(isDiscardingDrafts('stella', storage)).toBe(false)
  keepDrafts(storage)
  expect(isDiscardingDrafts('nora', storage)).toBe(false)
})

test('with blocked storage there are no drafts, and nothing throws', () => {
  discardDrafts('nora', blockedStorage)
  keepDrafts(blockedStorage)
  eraseDrafts('nora', blockedStorage)
  expect(countDrafts('nora', blockedStorage)).toBe(0)
  expect(isDiscardingDrafts('nora', blockedStorage)).toBe(false)
})
