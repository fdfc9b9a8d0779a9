import { FEATURE_OVERRIDE, REDIRECT_SIGN_IN, STUDY_DRAFT } from './storedKeys.ts'
import { storedJson, storedSuffixes, storedText } from './storedValue.ts'
import { blockedStorage, memoryStorage } from './testing/memoryStorage.ts'

const numberFrom = (stored: unknown) => {
  if (typeof stored !== 'number') throw new TypeError('Not a number')
  return stored === 0 ? null : stored
}

test('a text is stored under the key and in the storage of its row', () => {
  const storage = memoryStorage()
  const redirect = storedText(storage, REDIRECT_SIGN_IN)
  expect(redirect.get()).toBeNull()
  expect(redirect.set('')).toEqual({ isStored: true })
  expect(redirect.get()).toBe('')
  expect(storage.sessionStorage.getItem('outcome-studio:sign-in-trip')).toBe('')
  expect(storage.localStorage).toHaveLength(0)
  redirect.remove()
  expect(redirect.get()).toBeNull()
})

test('a suffix replaces the star, and is listed', () => {
  const storage = memoryStorage()
  storedText(storage, STUDY_DRAFT, 'ann:1').set('typed')
  storedText(storage, STUDY_DRAFT, 'bob:2').set('typed')
  storedText(storage, FEATURE_OVERRIDE, 'ignored').set('x')
  expect(storage.localStorage.getItem('outcome-studio:draft:ann:1')).toBe('typed')
  expect(storage.localStorage.getItem('outcome-studio.featureOverride')).toBe('x')
  expect(storedSuffixes(storage, STUDY_DRAFT)).toEqual(['ann:1', 'bob:2'])
})

test.each(['', '{', '"7"', '0', 'null'])('%j is no valid value', (text) => {
  const storage = memoryStorage()
  const value = storedJson(storage, FEATURE_OVERRIDE, numberFrom)
  value.set(7)
  expect(value.get()).toBe(7)
  storedText(storage, FEATURE_OVERRIDE).set(text)
  expect(value.get()).toBeNull()
})

test.each(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'])('a full storage (%s) says so', (name) => {
  const storage = memoryStorage()
  const value = storedText(storage, FEATURE_OVERRIDE)
  value.set('before')
  const cause = new DOMException('Full', name)
  storage.localStorage.setItem = () => {
    throw cause
  }
  expect(value.set('after')).toEqual({ isStored: false, reason: 'full', cause })
  expect(value.get()).toBe('before')
})

test('a blocked storage is reported without throwing', () => {
  const value = storedJson(blockedStorage, FEATURE_OVERRIDE, numberFrom)
  expect(value.set(7)).toMatchObject({ isStored: false, reason: 'blocked', cause: { name: 'SecurityError' } })
  expect(value.get()).toBeNull()
  expect(() => value.remove()).not.toThrow()
  expect(storedSuffixes(blockedStorage, STUDY_DRAFT)).toEqual([])
})
