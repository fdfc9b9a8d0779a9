import { countDrafts, discardDrafts, eraseDrafts, type WebStorage } from '@outcome-studio/shared/storage'
import { siaDraft } from './siaDraft.ts'

function memoryArea(): WebStorage['localStorage'] {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}
const openStorage = () => ({ localStorage: memoryArea(), sessionStorage: memoryArea() })

test('is one text for each member and session', () => {
  const storage = openStorage()
  siaDraft(storage, 'stella', 's1').set('I help')
  expect(siaDraft(storage, 'stella', 's1').get()).toBe('I help')
  expect(siaDraft(storage, 'stella', 's2').get()).toBeNull()
  expect(siaDraft(storage, 'carl', 's1').get()).toBeNull()
})

test('an empty text removes it', () => {
  const storage = openStorage()
  siaDraft(storage, 'stella', 's1').set('I help')
  siaDraft(storage, 'stella', 's1').set('')
  expect(countDrafts('stella', storage)).toBe(0)
})

test('it is deleted with the other drafts at sign-out, and not stored again', () => {
  const storage = openStorage()
  siaDraft(storage, 'stella', 's1').set('I help')
  expect(countDrafts('stella', storage)).toBe(1)
  discardDrafts('stella', storage)
  eraseDrafts('stella', storage)
  siaDraft(storage, 'stella', 's1').set('I help')
  expect(siaDraft(storage, 'stella', 's1').get()).toBeNull()
})

test('lines have a draft of their own, which is deleted with the others', () => {
  const storage = openStorage()
  siaDraft(storage, 'stella', 's1').set('I help')
  siaDraft(storage, 'stella', 's1', 'lines').set('It takes long to knead')
  expect(siaDraft(storage, 'stella', 's1').get()).toBe('I help')
  expect(siaDraft(storage, 'stella', 's1', 'lines').get()).toBe('It takes long to knead')
  discardDrafts('stella', storage)
  eraseDrafts('stella', storage)
  expect(siaDraft(storage, 'stella', 's1', 'lines').get()).toBeNull()
})
