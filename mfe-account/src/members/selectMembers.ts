import type { ListedMember } from '@outcome-studio/shared/callables/listMembers'
import { counted, findByWords } from '@outcome-studio/shared/domain/base'
import type { MemberState } from '@outcome-studio/shared/domain/member'

export const MEMBER_STATE_LABELS: Readonly<Record<MemberState, string>> = {
  member: 'Member',
  seat: 'Group seat',
  trial: 'Trial',
  paymentDue: 'Payment due',
  ended: 'Ended',
  none: 'No membership',
}

export const MEMBER_FILTERS = [
  'all',
  'access',
  'noAccess',
  'member',
  'seat',
  'trial',
  'paymentDue',
  'ended',
  'none',
] as const satisfies readonly (MemberState | 'all' | 'access' | 'noAccess')[]
export type MemberFilter = (typeof MEMBER_FILTERS)[number]

export const MEMBER_FILTER_LABELS: Readonly<Record<MemberFilter, string>> = {
  ...MEMBER_STATE_LABELS,
  all: 'All',
  access: 'With access',
  noAccess: 'Without access',
}

export const MEMBER_ORDERS = ['name', 'lastSeen'] as const
export type MemberOrder = (typeof MEMBER_ORDERS)[number]

/** What of a list is shown, and in which order. */
export interface MemberListView {
  readonly filter: MemberFilter
  readonly order: MemberOrder
  /** Words of names and addresses; accents and case do not count. */
  readonly search: string
}

const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true })

/** The name of a member; the address of one without a name. */
export const nameOf = ({ name, email }: Pick<ListedMember, 'name' | 'email'>): string => name.trim() || email

/** The members of a view: sorted by name, or by when they were last seen, the latest first. */
export function selectMembers(
  members: readonly ListedMember[],
  { filter, order, search }: MemberListView,
): readonly ListedMember[] {
  const filtered = members.filter((member) => passes(member, filter))
  const found = findByWords(filtered, search, ({ name, email }) => `${name}\n${email}`)
  return found.toSorted((one, other) => {
    // An unknown time is empty, and comes last.
    const byTime = order === 'lastSeen' ? compareTexts(other.lastSeenAt, one.lastSeenAt) : 0
    return byTime || collator.compare(nameOf(one), nameOf(other)) || compareTexts(one.email, other.email)
  })
}

function passes({ state, access: { hasAccess } }: ListedMember, filter: MemberFilter): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'access':
      return hasAccess
    case 'noAccess':
      return !hasAccess
    default:
      return state === filter
  }
}

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/**
 * How many members are found, for example "12 of 40 members".
 * @param loaded how many were looked at
 * @param hasMore whether there are members that are not loaded
 */
export function describeMemberCount(found: number, loaded: number, hasMore: boolean): string {
  const of = hasMore ? `the first ${counted(loaded, 'member')}` : counted(loaded, 'member')
  if (found < loaded) return `${found} of ${of}`
  return hasMore ? `The first ${counted(loaded, 'member')}` : of
}
