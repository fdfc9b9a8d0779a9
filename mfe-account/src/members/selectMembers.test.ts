import { listedMember } from '../testing/listedMember.ts'
import { describeMemberCount, MEMBER_FILTERS, type MemberFilter, selectMembers } from './selectMembers.ts'

const NO_ACCESS = { hasAccess: false, reason: 'trialEnded', until: '' } as const
const MEMBERS = [
  listedMember('zoe', { name: 'Zoë Öz', lastSeenAt: '2026-05-02T00:00:00.000Z' }),
  listedMember('ann', { name: 'ann', state: 'trial', lastSeenAt: '2026-05-03T00:00:00.000Z' }),
  listedMember('bob', { name: '', state: 'seat', hasSeat: true }),
  listedMember('cy', { name: 'Cy', state: 'ended', access: NO_ACCESS }),
  listedMember('di', { name: 'Di', state: 'paymentDue', lastSeenAt: '2026-05-04T00:00:00.000Z' }),
  listedMember('eve', { name: 'Eve', state: 'none', access: NO_ACCESS }),
]
const select = (filter: MemberFilter, search = '', order: 'name' | 'lastSeen' = 'name') =>
  selectMembers(MEMBERS, { filter, search, order }).map(({ uid }) => uid)

const FOUND: Readonly<Record<MemberFilter, readonly string[]>> = {
  all: ['ann', 'bob', 'cy', 'di', 'eve', 'zoe'],
  access: ['ann', 'bob', 'di', 'zoe'],
  noAccess: ['cy', 'eve'],
  member: ['zoe'],
  seat: ['bob'],
  trial: ['ann'],
  paymentDue: ['di'],
  ended: ['cy'],
  none: ['eve'],
}

test.each(MEMBER_FILTERS)('the filter %s, by name', (filter) => {
  expect(select(filter)).toEqual(FOUND[filter])
})

test.each([
  ['ZOE', ['zoe']],
  ['oz zoe', ['zoe']],
  ['Ö', ['bob', 'zoe']],
  ['bob@ACME', ['bob']],
  ['  ', FOUND.all],
  ['nobody', []],
])('the search "%s" ignores accents and case', (search, found) => {
  expect(select('all', search)).toEqual(found)
})

test('by when they were last seen: the latest first, unknown times last and by name', () => {
  expect(select('all', '', 'lastSeen')).toEqual(['di', 'ann', 'zoe', 'bob', 'cy', 'eve'])
})

test.each([
  [40, 40, false, '40 members'],
  [1, 1, false, '1 member'],
  [12, 40, false, '12 of 40 members'],
  [0, 1, false, '0 of 1 member'],
  [500, 500, true, 'The first 500 members'],
  [12, 500, true, '12 of the first 500 members'],
])('%i of %i, more: %s', (found, loaded, hasMore, text) => {
  expect(describeMemberCount(found, loaded, hasMore)).toBe(text)
})
