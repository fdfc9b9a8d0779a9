import type { Session } from '@outcome-studio/shared/data'
import { blockedStorage, memoryStorage } from '@outcome-studio/shared/feature/testing'
import { SIGNED_IN, storedText } from '@outcome-studio/shared/storage'
import { rememberSignedIn } from './rememberSignedIn.ts'

const MEMBER: Session = {
  ...{ state: 'signedIn', uid: 'u', domain: 'acme.test', email: 'm@acme.test' },
  claims: { toolsAdmin: false },
}

test('a browser knows that somebody is signed in until they sign out', () => {
  let say = (_session: Session) => {}
  const watch = (listener: (session: Session) => void) => {
    say = listener
    return () => {}
  }
  const storage = memoryStorage()
  const stored = storedText(storage, SIGNED_IN)
  rememberSignedIn(watch, storage)
  expect(stored.get()).toBeNull()
  say(MEMBER)
  expect(stored.get()).toBe('yes')
  say({ state: 'signedOut' })
  expect(stored.get()).toBeNull()
})

test('a browser that blocks storage is left alone', () => {
  const watch = (listener: (session: Session) => void) => {
    listener(MEMBER)
    return () => {}
  }
  expect(() => rememberSignedIn(watch, blockedStorage)).not.toThrow()
})
