import { postAsOwner } from '../rest/postAsOwner.ts'
import type { SeedTarget } from '../rest/SeedTarget.ts'
import type { PlannedEvent } from './PlannedEvent.ts'

const NAMES = [
  ['Stella', 'Standard', 'standard@acme.test'],
  ['Theo', 'Tools', 'tools@acme.test'],
  ['Mona', 'Monthly', 'monthly@solo.test'],
] as const
const FIRST = ['Aisha', 'Ben', 'Chiara', 'Dmitri', 'Emeka', 'Freya', 'Goran'] as const
const LAST = ['Lindqvist', 'Okafor', 'Tanaka', 'Moreau'] as const

/** Registers people for an event at Zoom. At one that is over, most of them took part, some with a break. */
export async function seedRegistrants(
  { key, day, minutes, approval, registrants = 0 }: PlannedEvent,
  eventId: string,
  { zoomUrl }: Pick<SeedTarget, 'zoomUrl'>,
): Promise<void> {
  const people = Array.from({ length: registrants }, (_, index) => {
    const [first_name, last_name, email] = personOf(key, index, day < 0)
    const status = approval === 'manual' ? 'pending' : 'approved'
    return { email, first_name, last_name, status, stays: day < 0 ? staysOf(index, minutes) : [] }
  })
  await postAsOwner(`${zoomUrl}/local-cloud/events/${eventId}/registrants`, { registrants: people })
}

function personOf(key: string, index: number, isPast: boolean): readonly [string, string, string] {
  // Members with accounts took part in the past only, so that they can still register for what is to come.
  const member = isPast ? NAMES[index] : undefined
  if (member) return member
  const first = FIRST[index % FIRST.length] ?? ''
  const last = LAST[index % LAST.length] ?? ''
  return [first, last, `${first}.${last}.${key}@guest.test`.toLowerCase()]
}

function staysOf(index: number, minutes: number): readonly { from: number; minutes: number }[] {
  if (index % 6 === 4) return []
  if (index % 5 === 2) {
    return [
      { from: 0, minutes: Math.floor(minutes / 3) },
      { from: Math.floor(minutes / 2), minutes: Math.floor(minutes / 4) },
    ]
  }
  return [{ from: index % 4, minutes: minutes - 2 * (index % 4) - (index % 7) }]
}
