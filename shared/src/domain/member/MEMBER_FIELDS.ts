import { isRecord } from '../base/isRecord.ts'
import { isTimeZone } from '../base/isTimeZone.ts'
import { ACCESS_TYPES, CHECKLIST_ITEMS, HOUR_CYCLES, type Member, PHOTO_URL_MAX_LENGTH } from './Member.ts'
import { parsePaymentState } from './PaymentState.ts'

/** A field of a member's record. */
interface MemberField<Value> {
  /** Returns the field's value from the stored one, or its default if the stored one is absent or invalid. */
  readonly parse: (stored: unknown) => Value
  /** Who may change the field. The server may change all; members change only those that firestore.rules list. */
  readonly writer: 'member' | 'server'
  /** Most characters that a member may store, in UTF-16 code units. A list counts as its items joined by commas. */
  readonly maxLength?: number
}

/** A text of the profile form. */
export interface ProfileField extends MemberField<string> {
  readonly writer: 'member'
  readonly maxLength: number
  readonly label: string
  /** What the browser may fill in, a value of HTML's `autocomplete`. */
  readonly autoComplete: string
  /** The message if the text is empty. Absent for a text that may be empty. */
  readonly missing?: string
}

const text = (stored: unknown): string => (typeof stored === 'string' ? stored : '')
const optionalText = (stored: unknown): string | undefined =>
  typeof stored === 'string' ? stored : undefined
const isTrue = (stored: unknown): boolean => stored === true

/** Longer than any name or title. The limit keeps the record small, because every page reads it. */
const NAME_MAX_LENGTH = 200
const profileText = { parse: text, writer: 'member', maxLength: NAME_MAX_LENGTH } as const

/** The texts of the profile form, in the order of the form (docs/product.md §5). */
export const PROFILE_FIELDS = {
  firstName: {
    ...profileText,
    label: 'First name',
    autoComplete: 'given-name',
    missing: 'Please enter your first name.',
  },
  lastName: {
    ...profileText,
    label: 'Last name',
    autoComplete: 'family-name',
    missing: 'Please enter your last name.',
  },
  title: { ...profileText, label: 'Title', autoComplete: 'organization-title' },
  organization: { ...profileText, label: 'Organization', autoComplete: 'organization' },
} as const satisfies Readonly<Record<string, ProfileField>>

/**
 * Every field of a member's record, once (docs/product.md §3). Parsing and the profile form derive from this table, and
 * so do the tests of firestore.rules and of the data export. The export contains all fields, because a member can read
 * the whole record: data that a member may not see is stored elsewhere.
 */
export const MEMBER_FIELDS = {
  id: { parse: text, writer: 'server' },
  email: { parse: text, writer: 'server' },
  // First and last name with a space between them.
  name: { parse: text, writer: 'member', maxLength: 2 * NAME_MAX_LENGTH + 1 },
  ...PROFILE_FIELDS,
  photoUrl: { parse: text, writer: 'member', maxLength: PHOTO_URL_MAX_LENGTH },
  isAdmin: { parse: isTrue, writer: 'server' },
  createdAt: { parse: text, writer: 'server' },
  subscriptionExpiresAt: { parse: text, writer: 'server' },
  trialExpiresAt: { parse: text, writer: 'server' },
  accessType: {
    parse: (stored) => ACCESS_TYPES.find((type) => type === stored) ?? 'NONE',
    writer: 'server',
  },
  affSvcSynced: { parse: isTrue, writer: 'server' },
  cookiePreferences: { parse: cookiePreferencesOf, writer: 'member' },
  checklistProgress: {
    parse: (stored) => (Array.isArray(stored) ? CHECKLIST_ITEMS.filter((item) => stored.includes(item)) : []),
    writer: 'member',
    maxLength: 1_000,
  },
  eventReminders: { parse: (stored) => stored !== false, writer: 'member' },
  hasDoneFirstRun: { parse: isTrue, writer: 'member' },
  timeZone: {
    parse: (stored) => (isTimeZone(text(stored)) ? text(stored) : ''),
    writer: 'member',
    maxLength: 64,
  },
  hourCycle: { parse: (stored) => HOUR_CYCLES.find((cycle) => cycle === stored), writer: 'member' },
  planChangeRequest: { parse: planChangeRequestOf, writer: 'server' },
  droppedPlanChange: { parse: droppedPlanChangeOf, writer: 'server' },
  payment: { parse: parsePaymentState, writer: 'server' },
  globalConfig: {
    parse: (stored) => (isRecord(stored) ? { hasVCAccess: stored.hasVCAccess === true } : undefined),
    writer: 'server',
  },
  validSince: {
    parse: (stored) => (Number.isSafeInteger(stored) ? Number(stored) : undefined),
    writer: 'server',
  },
  overQuota: {
    parse: (stored) => (typeof stored === 'boolean' ? stored : undefined),
    writer: 'server',
  },
  groupSeat: { parse: (stored) => (stored === 'full' ? stored : undefined), writer: 'server' },
  groupContact: { parse: optionalText, writer: 'server' },
  groupName: { parse: optionalText, writer: 'server' },
  groupPaidUntil: { parse: optionalText, writer: 'server' },
} as const satisfies { readonly [Field in keyof Member]-?: MemberField<Member[Field]> }

/** Other keys of the choice are preserved for readCookieChoice. */
function cookiePreferencesOf(stored: unknown): Member['cookiePreferences'] {
  if (!isRecord(stored)) return null
  const { functionalInsights, ...others } = stored
  return { functionalInsights: functionalInsights === true, ...others }
}

function planChangeRequestOf(stored: unknown): Member['planChangeRequest'] {
  if (!isRecord(stored)) return undefined
  const { createdAt, currentPlan, newPlan, requestExpiresAt, seats } = stored
  const isWhole =
    typeof createdAt === 'string' &&
    typeof currentPlan === 'string' &&
    typeof newPlan === 'string' &&
    typeof requestExpiresAt === 'string'
  if (!isWhole) return undefined
  const request = { createdAt, currentPlan, newPlan, requestExpiresAt }
  return typeof seats === 'number' ? { ...request, seats } : request
}

function droppedPlanChangeOf(stored: unknown): Member['droppedPlanChange'] {
  if (!isRecord(stored)) return undefined
  const { newPlan, plannedFor } = stored
  return typeof newPlan === 'string' && typeof plannedFor === 'string' ? { newPlan, plannedFor } : undefined
}
