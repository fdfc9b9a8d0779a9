import type { PaymentState } from './PaymentState.ts'

/** Known access types. Any other string in the record means no access (docs/product.md §3). */
export const ACCESS_TYPES = ['NEVER_SUBSCRIBED', 'NONE', 'STANDARD'] as const
export type AccessType = (typeof ACCESS_TYPES)[number]

/** Checklist items for new members, in the order of display (docs/product.md §3). */
export const CHECKLIST_ITEMS = [
  'goals_survey',
  'start_training',
  'introduce_in_community',
  'first_live_event',
] as const
export type ChecklistItem = (typeof CHECKLIST_ITEMS)[number]

/** Hours from 1 to 12, or from 0 to 23. */
export const HOUR_CYCLES = ['h12', 'h23'] as const
export type HourCycle = (typeof HOUR_CYCLES)[number]

/** Longest stored photo, in characters of its data URL; the record it is part of is read on every page. */
export const PHOTO_URL_MAX_LENGTH = 100_000

/** The signed-in person's record, domains/{domain}/users/{uid}. Times are ISO 8601 strings, empty if absent. */
export interface Member {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly firstName: string
  readonly lastName: string
  readonly title: string
  readonly organization: string
  readonly photoUrl: string
  readonly isAdmin: boolean
  readonly createdAt: string
  readonly subscriptionExpiresAt: string
  readonly trialExpiresAt: string
  readonly accessType: AccessType
  readonly affSvcSynced: boolean
  readonly cookiePreferences: { readonly functionalInsights: boolean } | null
  readonly checklistProgress: readonly ChecklistItem[]
  /** Whether reminders of live events are mailed. Absent means yes. */
  readonly eventReminders: boolean
  /** Whether the first-run path on an example was finished or skipped. */
  readonly hasDoneFirstRun: boolean
  /** The zone of the browser that the member used last, an IANA name; empty if unknown. */
  readonly timeZone: string
  /** Whether that browser shows 12 or 24 hours; absent if unknown. */
  readonly hourCycle?: HourCycle
  readonly planChangeRequest?: {
    readonly createdAt: string
    readonly currentPlan: string
    readonly newPlan: string
    readonly requestExpiresAt: string
    /** Seats of a group plan that is planned. */
    readonly seats?: number
  }
  /** A planned change of plan that a cancellation of the membership has dropped. */
  readonly droppedPlanChange?: DroppedPlanChange
  /** Absent if nothing is unusual. */
  readonly payment?: PaymentState
  readonly globalConfig?: { readonly hasVCAccess: boolean }
  /**
   * Seconds since 1970. Rules and functions refuse tokens of an earlier sign-in (`auth_time`); absent means no limit.
   */
  readonly validSince?: number
  /** Whether the documents exceed the member's quota. Rules then refuse new and changed documents. */
  readonly overQuota?: boolean
  /** The organization's group membership has no seat left for the member. */
  readonly groupSeat?: 'full'
  /** E-mail address of whom to ask for a seat, together with `groupSeat`. */
  readonly groupContact?: string
  /** Name of the group in which the member has a seat. */
  readonly groupName?: string
  /** Until when the seat is paid, if it lasts longer because the group renews. ISO 8601. */
  readonly groupPaidUntil?: string
}

/** A change of plan that does not happen any more. */
export interface DroppedPlanChange {
  readonly newPlan: string
  /** When it would have happened, ISO 8601. */
  readonly plannedFor: string
}

/** Claims of the signed-in user's token. */
export interface Claims {
  /** Token claim liveEventsAdmin (docs/product.md §6). */
  readonly toolsAdmin: boolean
}
