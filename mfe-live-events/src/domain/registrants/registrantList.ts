import type { EventRegistrant, RegistrantStatus } from './EventRegistrant.ts'

export const REGISTRANT_ORDERS = ['name', 'email', 'status', 'registeredAt', 'minutes'] as const
export type RegistrantOrder = (typeof REGISTRANT_ORDERS)[number]

/** How many of each there are. */
export interface RegistrantTotals extends Readonly<Record<RegistrantStatus, number>> {
  /** Those who were there; null before the event has ended. */
  readonly joined: number | null
  /** Minutes that those who were there stayed on average, rounded. */
  readonly averageMinutes: number
}

const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true })

/** Sorts registrants. Equal ones keep their order, and those whose attendance is not known come last. */
export function sortRegistrants(
  registrants: readonly EventRegistrant[],
  order: RegistrantOrder,
  isDescending: boolean,
): readonly EventRegistrant[] {
  const sign = isDescending ? -1 : 1
  if (order === 'minutes') {
    return registrants.toSorted((one, other) => {
      if (one.minutes === null || other.minutes === null) {
        return Number(one.minutes === null) - Number(other.minutes === null)
      }
      return sign * (one.minutes - other.minutes)
    })
  }
  return registrants.toSorted((one, other) => sign * collator.compare(one[order], other[order]))
}

/** The registrants with a status whose name or e-mail contains every word of a search. */
export function findRegistrants(
  registrants: readonly EventRegistrant[],
  search: string,
  status: RegistrantStatus | 'all',
): readonly EventRegistrant[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return registrants.filter((each) => {
    if (status !== 'all' && each.status !== status) return false
    const text = `${each.name}\n${each.email}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** Whether the host can approve or deny somebody. Zoom decides, so it has to list them. */
export const isDecidable = ({ registrantId, status }: EventRegistrant): boolean =>
  registrantId !== '' && status !== 'cancelled' && status !== 'waitlisted'

export function countRegistrants(registrants: readonly EventRegistrant[]): RegistrantTotals {
  const count = (status: RegistrantStatus) => registrants.filter((each) => each.status === status).length
  const stays = registrants.flatMap(({ minutes }) => (minutes === null ? [] : [minutes]))
  const joined = stays.filter((minutes) => minutes > 0)
  const total = joined.reduce((sum, minutes) => sum + minutes, 0)
  return {
    approved: count('approved'),
    pending: count('pending'),
    waitlisted: count('waitlisted'),
    denied: count('denied'),
    cancelled: count('cancelled'),
    joined: stays.length === 0 ? null : joined.length,
    averageMinutes: joined.length === 0 ? 0 : Math.round(total / joined.length),
  }
}
