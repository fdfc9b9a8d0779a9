import { eraseOptional, eraseStored } from './eraseStored.ts'
import { blockedStorage, memoryStorage } from './testing/memoryStorage.ts'
import { keysIn } from './webStorage.ts'

test('removes optional values only', () => {
  const storage = memoryStorage()
  const { localStorage, sessionStorage } = storage
  localStorage.setItem('outcome-studio:draft:1:2', 'my words')
  localStorage.setItem('outcome-studio.processedVersion', '20.0.0')
  localStorage.setItem('outcome-studio.visit', 'not where the table says')
  sessionStorage.setItem('outcome-studio.visit', 'a visit')
  sessionStorage.setItem('outcome-studio.reloadedFor', 'a chunk')
  sessionStorage.setItem('anothers', 'key')
  eraseOptional(storage)
  expect(keysIn(localStorage)).toEqual([
    'outcome-studio:draft:1:2',
    'outcome-studio.processedVersion',
    'outcome-studio.visit',
  ])
  expect(keysIn(sessionStorage)).toEqual(['outcome-studio.reloadedFor', 'anothers'])
})

test('skips a storage that the browser blocks', () => {
  expect(() => eraseOptional(blockedStorage)).not.toThrow()
  const { sessionStorage } = memoryStorage()
  sessionStorage.setItem('a', 'b')
  const halfBlocked = Object.defineProperty({ ...memoryStorage(), sessionStorage }, 'localStorage', {
    get: () => blockedStorage.localStorage,
  })
  eraseStored(halfBlocked, () => true)
  expect(sessionStorage).toHaveLength(0)
})
