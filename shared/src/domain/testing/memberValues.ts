import type { Member } from '../member/Member.ts'

/** The value of a field in an empty record, and a valid stored value that differs from it. */
interface FieldValues<Value> {
  readonly absent: Value
  readonly stored: Exclude<Value, undefined>
}

/** Values of each field of a member's record, for tests. */
export const MEMBER_VALUES: { readonly [Field in keyof Member]-?: FieldValues<Member[Field]> } = {
  id: { absent: '', stored: 'member-1' },
  email: { absent: '', stored: 'ada@acme.test' },
  name: { absent: '', stored: 'Ada Lovelace' },
  firstName: { absent: '', stored: 'Ada' },
  lastName: { absent: '', stored: 'Lovelace' },
  title: { absent: '', stored: 'Countess' },
  organization: { absent: '', stored: 'Acme' },
  photoUrl: { absent: '', stored: 'data:image/png;base64,AAAA' },
  isAdmin: { absent: false, stored: true },
  createdAt: { absent: '', stored: '2020-01-01T00:00:00.000Z' },
  subscriptionExpiresAt: { absent: '', stored: '2999-01-01T00:00:00.000Z' },
  trialExpiresAt: { absent: '', stored: '2999-01-01T00:00:00.000Z' },
  accessType: { absent: 'NONE', stored: 'STANDARD' },
  affSvcSynced: { absent: false, stored: true },
  cookiePreferences: { absent: null, stored: { functionalInsights: true } },
  checklistProgress: { absent: [], stored: ['goals_survey'] },
  eventReminders: { absent: true, stored: false },
  hasDoneFirstRun: { absent: false, stored: true },
  timeZone: { absent: '', stored: 'Europe/Berlin' },
  hourCycle: { absent: undefined, stored: 'h23' },
  planChangeRequest: {
    absent: undefined,
    stored: {
      createdAt: '2026-01-01T00:00:00.000Z',
      currentPlan: 'yearly',
      newPlan: 'groupYearly',
      requestExpiresAt: '2026-02-01T00:00:00.000Z',
      seats: 3,
    },
  },
  droppedPlanChange: {
    absent: undefined,
    stored: { newPlan: 'monthly', plannedFor: '2026-02-01T00:00:00.000Z' },
  },
  payment: {
    absent: undefined,
    stored: { state: 'due', problem: 'declined', accessUntil: '2999-01-01T00:00:00.000Z' },
  },
  globalConfig: { absent: undefined, stored: { hasVCAccess: true } },
  // Before the sign-ins of the tests, so that it ends none of them.
  validSince: { absent: undefined, stored: 1 },
  overQuota: { absent: undefined, stored: false },
  groupSeat: { absent: undefined, stored: 'full' },
  groupContact: { absent: undefined, stored: 'boss@acme.test' },
  groupName: { absent: undefined, stored: 'Acme' },
  groupPaidUntil: { absent: undefined, stored: '2999-01-01T00:00:00.000Z' },
}

/** A member's record with a value for every field. */
export const WHOLE_MEMBER = Object.fromEntries(
  Object.entries(MEMBER_VALUES).map(([field, { stored }]) => [field, stored]),
)
