import type { LiveResult, Session } from '@outcome-studio/shared/data'
import type { Member } from '@outcome-studio/shared/domain/member'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { personFrom } from './personFrom.ts'

const member = testMember()
const claims = { toolsAdmin: true }
const IN: Session = { state: 'signedIn', uid: 'a', email: 'a@acme.test', domain: 'acme.test', claims }
const record = (changes: Partial<LiveResult<Member | null>> = {}): LiveResult<Member | null> => ({
  data: undefined,
  error: null,
  isPending: false,
  refetch: () => {},
  ...changes,
})

test.each([
  ['the stored sign-in is being read', undefined, record({ isPending: true }), 'unknown'],
  ['signed out', { state: 'signedOut' } as const, record({ data: null }), 'signedOut'],
  ['the record is being read', IN, record({ isPending: true }), 'unknown'],
  ['the record could not be read', IN, record({ error: new Error('offline') }), 'unavailable'],
  ['the record is there', IN, record({ data: member }), 'signedIn'],
  ['a later read failed', IN, record({ data: member, error: new Error('offline') }), 'signedIn'],
])('%s', (_what, session, result, state) => {
  expect(personFrom(session, result).state).toBe(state)
})

test('a person brings record and claims', () => {
  expect(personFrom(IN, record({ data: member }))).toEqual({ state: 'signedIn', member, claims })
})
