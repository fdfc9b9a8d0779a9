import fc from 'fast-check'
import { decideSeat, type SeatFacts } from './decideSeat.ts'
import { parseGroup } from './parseGroup.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const [LATER, PAST, SOON] = [
  '2027-01-01T00:00:00.000Z',
  '2026-05-31T00:00:00.000Z',
  '2026-06-02T00:00:00.000Z',
]
const group = (more: object = {}) =>
  parseGroup({ group: { endsAt: LATER, seats: 2, contact: 'boss@acme.test', ...more } })
const FACTS: SeatFacts = {
  stored: group(),
  used: 1,
  hasSeat: false,
  emailVerified: true,
  member: { accessType: 'NEVER_SUBSCRIBED', trialExpiresAt: '' },
}
const STANDARD = { accessType: 'STANDARD', trialExpiresAt: '' } as const
const decide = (changes: Partial<SeatFacts>) => decideSeat({ ...FACTS, ...changes }, NOW)

test.each<[string, Partial<SeatFacts>, ReturnType<typeof decideSeat>]>([
  ['a member takes the last seat', {}, { kind: 'take', endsAt: LATER }],
  [
    'so does one who paid earlier',
    { member: { accessType: 'NONE', trialExpiresAt: '' } },
    { kind: 'take', endsAt: LATER },
  ],
  [
    'so does one on a trial that ends earlier',
    { member: { accessType: 'NEVER_SUBSCRIBED', trialExpiresAt: SOON } },
    { kind: 'take', endsAt: LATER },
  ],
  [
    'a trial that lasts as long needs no seat',
    { member: { accessType: 'NEVER_SUBSCRIBED', trialExpiresAt: LATER } },
    { kind: 'none' },
  ],
  ['beyond the seats there is none', { used: 2 }, { kind: 'full', contact: 'boss@acme.test' }],
  ['one who pays needs none', { member: STANDARD }, { kind: 'none' }],
  ['one who pays is not told that it is full', { member: STANDARD, used: 2 }, { kind: 'none' }],
  ['one who pays meanwhile frees it', { hasSeat: true, member: STANDARD }, { kind: 'free' }],
  ['an address must be confirmed', { emailVerified: false }, { kind: 'none' }],
  ['a group that is over gives nothing', { stored: group({ endsAt: PAST }) }, { kind: 'none' }],
  [
    'a seat follows the end of the group, also into the past',
    { hasSeat: true, stored: group({ endsAt: PAST }) },
    { kind: 'keep', endsAt: PAST },
  ],
  ['a seat stays when the group is full', { hasSeat: true, used: 2 }, { kind: 'keep', endsAt: LATER }],
  ['without a group there is no seat', { stored: { kind: 'none' } }, { kind: 'none' }],
  ['a seat ends with its group', { stored: { kind: 'none' }, hasSeat: true }, { kind: 'free' }],
  ['a malformed group gives nothing', { stored: { kind: 'malformed' } }, { kind: 'unreadable' }],
  [
    'and takes nothing from those who have a seat',
    { stored: { kind: 'malformed' }, hasSeat: true },
    { kind: 'unreadable' },
  ],
])('%s', (_what, changes, expected) => {
  expect(decide(changes)).toEqual(expected)
})

test.each([
  [undefined, 'none'],
  [{}, 'none'],
  [{ groupTrial: { days: 3 } }, 'none'],
  [{ group: {} }, 'malformed'],
  [{ group: 'ten seats' }, 'malformed'],
  [{ group: { endsAt: '2027-01-01', seats: 2, contact: 'boss@acme.test' } }, 'malformed'],
  [{ group: { endsAt: LATER, seats: 0, contact: 'boss@acme.test' } }, 'malformed'],
  [{ group: { endsAt: LATER, seats: 1.5, contact: 'boss@acme.test' } }, 'malformed'],
  [{ group: { endsAt: LATER, seats: 2, contact: 'the boss' } }, 'malformed'],
  [{ group: { endsAt: LATER, seats: 2 } }, 'malformed'],
])('the settings %j: %s', (settings, kind) => {
  expect(parseGroup(settings)).toEqual({ kind })
})

test('whatever the order of members, no more have a seat than the group has', () => {
  const arrival = fc.record({ uid: fc.nat(9), leaves: fc.boolean() })
  fc.assert(
    fc.property(fc.array(arrival), fc.integer({ min: 1, max: 4 }), (arrivals, seats) => {
      const seated = new Set<number>()
      for (const { uid, leaves } of arrivals) {
        const facts = { stored: group({ seats }), used: seated.size, hasSeat: seated.has(uid) }
        const { kind } = decide(facts)
        if (leaves) seated.delete(uid)
        else if (kind === 'take') seated.add(uid)
        expect(kind === 'full').toBe(!facts.hasSeat && facts.used === seats)
      }
      expect(seated.size).toBeLessThanOrEqual(seats)
    }),
  )
})
