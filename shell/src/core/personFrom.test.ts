import type { LiveResult, Session } from '@outcome-studio/shared/data'
import { StudioError } from '@outcome-studio/shared/domain/errors'
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
  expect(personFrom(session, result, null).state).toBe(state)
})

test('a person brings record and claims', () => {
  expect(personFrom(IN, record({ data: member }), null)).toEqual({ state: 'signedIn', member, claims })
})

const OLDER = testMember({ name: 'Earlier' })
const FROM_DEVICE = { state: 'signedIn', member: OLDER, claims, isFromDevice: true }

test.each([
  ['until the server answers', record({ isPending: true }), FROM_DEVICE],
  ['while it cannot be reached', record({ error: new StudioError('cen/offline') }), FROM_DEVICE],
  ['until it has answered', record({ data: member }), { state: 'signedIn', member, claims }],
])('the record of this device counts %s', (_when, result, person) => {
  expect(personFrom(IN, result, OLDER)).toEqual(person)
})

test('the record of this device does not hide that the server refuses', () => {
  const error = new StudioError('cen/doc-loading-error')
  expect(personFrom(IN, record({ error }), OLDER).state).toBe('unavailable')
  expect(personFrom({ state: 'signedOut' }, record({ data: null }), OLDER).state).toBe('signedOut')
})
