import fc from 'fast-check'
import { decideSeat, type FoundGroup, type SeatFacts } from './decideSeat.ts'
import { parseGroup } from './Group.ts'
import { addressKey, withInvitation } from './groupSeats.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const [LATER, PAST, SOON] = [
  '2027-01-01T00:00:00.000Z',
  '2026-05-31T00:00:00.000Z',
  '2026-06-02T00:00:00.000Z',
]
const ANN = { email: 'ann@acme.test', domain: 'acme.test', emailVerified: true }
const TERMS = { endsAt: LATER, seats: 2, contact: 'boss@acme.test' }
const found = (more: object = {}, id = 'domain-acme.test'): FoundGroup => ({
  id,
  stored: parseGroup({ ...TERMS, domain: 'acme.test', isOpen: true, used: 1, ...more }),
})
const bought = (more: object = {}) =>
  found({ owner: 'bea', domain: null, isOpen: false, used: 0, ...more }, 'member-bea')
const inviting = (at: Date, more: object = {}) =>
  bought({ invitations: withInvitation({ invitations: {} }, 'Ann@Acme.test', at), ...more })
const FACTS: SeatFacts = {
  person: ANN,
  member: { accessType: 'NEVER_SUBSCRIBED', trialExpiresAt: '' },
  held: null,
  offers: [found()],
}
const held = (more: object = {}, by: 'invitation' | 'domain' = 'domain') => ({ found: found(more), by })
const GONE = { found: { id: 'gone', stored: { kind: 'none' } }, by: 'domain' } as const
const STANDARD = { accessType: 'STANDARD', trialExpiresAt: '' } as const
const decide = (changes: Partial<SeatFacts>) => decideSeat({ ...FACTS, ...changes }, NOW)

/** What is decided, in short. */
function summary(changes: Partial<SeatFacts>): string {
  const decision = decide(changes)
  switch (decision.kind) {
    case 'take':
      return `take ${decision.id} by ${decision.by}`
    case 'keep':
      return `keep until ${decision.group.endsAt}`
    case 'full':
      return `full: ${decision.contact}`
    default:
      return decision.kind
  }
}

const TAKE = 'take domain-acme.test by domain'
const INVITED = 'take member-bea by invitation'

test.each<[string, Partial<SeatFacts>, string]>([
  ['a member takes the last seat', {}, TAKE],
  ['so does one who paid earlier', { member: { accessType: 'NONE', trialExpiresAt: '' } }, TAKE],
  [
    'so does one on a trial that ends earlier',
    { member: { accessType: 'NEVER_SUBSCRIBED', trialExpiresAt: SOON } },
    TAKE,
  ],
  [
    'a trial that lasts as long needs no seat',
    { member: { accessType: 'NEVER_SUBSCRIBED', trialExpiresAt: LATER } },
    'none',
  ],
  ['beyond the seats there is none', { offers: [found({ used: 2 })] }, 'full: boss@acme.test'],
  ['one who pays needs none', { member: STANDARD }, 'none'],
  ['one who pays is not told that it is full', { member: STANDARD, offers: [found({ used: 2 })] }, 'none'],
  ['one who pays meanwhile frees it', { held: held(), member: STANDARD }, 'free'],
  ['an address must be confirmed', { person: { ...ANN, emailVerified: false } }, 'none'],
  ['a group that is over gives nothing', { offers: [found({ endsAt: PAST })] }, 'none'],
  [
    'a seat follows the end of the group, also into the past',
    { held: held({ endsAt: PAST }), offers: [] },
    `keep until ${PAST}`,
  ],
  ['a seat stays when the group is full', { held: held({ used: 2 }) }, `keep until ${LATER}`],
  ['without a group there is no seat', { offers: [{ id: 'x', stored: { kind: 'none' } }] }, 'none'],
  ['a seat ends with its group', { held: GONE, offers: [] }, 'free'],
  ['a malformed group gives nothing', { offers: [found({ seats: 'ten' })] }, 'unreadable'],
  [
    'and takes nothing from those who have a seat',
    { held: { found: found({ seats: 'ten' }), by: 'domain' } },
    'unreadable',
  ],
  ['an invitation gives a reserved seat', { offers: [inviting(NOW)] }, INVITED],
  [
    'also in a group whose seats are all taken or reserved',
    { offers: [inviting(NOW, { used: 0, seats: 2 })] },
    INVITED,
  ],
  ['before a free seat of the organization', { offers: [found(), inviting(NOW)] }, INVITED],
  [
    'only at a confirmed address',
    { offers: [inviting(NOW)], person: { ...ANN, emailVerified: false } },
    'none',
  ],
  ['only at the address', { offers: [inviting(NOW)], person: { ...ANN, email: 'ann@acme.tes' } }, 'none'],
  ['an invitation expires after 14 days', { offers: [inviting(new Date('2026-05-18T12:00:00Z'))] }, 'none'],
  ['one who pays keeps paying', { offers: [inviting(NOW)], member: STANDARD }, 'none'],
  ['a bought group that is not open gives nothing', { offers: [bought({ domain: 'acme.test' })] }, 'none'],
  [
    'one that is open gives its free seats',
    { offers: [bought({ domain: 'acme.test', isOpen: true })] },
    'take member-bea by domain',
  ],
  [
    'but not the seat of its owner',
    { offers: [bought({ domain: 'acme.test', isOpen: true, used: 1 })] },
    'full: boss@acme.test',
  ],
  [
    'nor one that is reserved for somebody else',
    {
      offers: [inviting(NOW, { domain: 'acme.test', isOpen: true })],
      person: { ...ANN, email: 'al@acme.test' },
    },
    'full: boss@acme.test',
  ],
  [
    'nor one that goes with the next period',
    { offers: [found({ planned: { seats: 1, at: SOON } })] },
    'full: boss@acme.test',
  ],
  ['a freed seat is not taken again', { offers: [found({ excluded: [addressKey(ANN.email)] })] }, 'none'],
  [
    'a seat by the domain ends with another address',
    { held: held(), person: { ...ANN, domain: 'other.test' }, offers: [] },
    'free',
  ],
  [
    'a seat by invitation does not',
    { held: held({}, 'invitation'), person: { ...ANN, domain: 'other.test' }, offers: [] },
    `keep until ${LATER}`,
  ],
  [
    'a seat that has ended gives way to another one',
    { held: held({ endsAt: PAST }), offers: [inviting(NOW)] },
    INVITED,
  ],
  ['a seat that goes on does not', { held: held(), offers: [inviting(NOW)] }, `keep until ${LATER}`],
])('%s', (_what, changes, expected) => {
  expect(summary(changes)).toBe(expected)
})

test.each([
  [undefined, 'none'],
  [{}, 'malformed'],
  [{ ...TERMS, endsAt: '2027-01-01' }, 'malformed'],
  [{ ...TERMS, seats: 0 }, 'malformed'],
  [{ ...TERMS, seats: 1.5 }, 'malformed'],
  [{ ...TERMS, contact: 'the boss' }, 'malformed'],
  [{ endsAt: LATER, seats: 2 }, 'malformed'],
  [{ ...TERMS, used: 'many', invitations: 3, planned: 'none' }, 'group'],
])('the group %j: %s', (stored, kind) => {
  expect(parseGroup(stored)).toMatchObject({ kind })
})

test('whatever the order of members, no more have a seat than the group has', () => {
  const arrival = fc.record({ uid: fc.nat(9), leaves: fc.boolean() })
  fc.assert(
    fc.property(fc.array(arrival), fc.integer({ min: 1, max: 4 }), (arrivals, seats) => {
      const seated = new Set<number>()
      for (const { uid, leaves } of arrivals) {
        const group = found({ seats, used: seated.size })
        const { kind } = decide({
          offers: [group],
          held: seated.has(uid) ? { found: group, by: 'domain' } : null,
        })
        if (leaves) seated.delete(uid)
        else if (kind === 'take') seated.add(uid)
        expect(kind === 'full').toBe(group.stored.kind === 'group' && kind !== 'keep' && kind !== 'take')
      }
      expect(seated.size).toBeLessThanOrEqual(seats)
    }),
  )
})
