export const REGISTRANT_STATUSES = ['pending', 'approved', 'waitlisted', 'denied', 'cancelled'] as const
export type RegistrantStatus = (typeof REGISTRANT_STATUSES)[number]

/** Somebody who registered for an event, as fetchLiveEventRegistrants answers. */
export interface EventRegistrant {
  /** At Zoom; empty for members whom Zoom does not list. */
  readonly registrantId: string
  readonly email: string
  readonly name: string
  /** cancelled: registered once and cancelled since. waitlisted: waits for a place, which Zoom does not know. */
  readonly status: RegistrantStatus
  /** ISO 8601; empty if unknown. */
  readonly registeredAt: string
  /** Sum of all stays in minutes, rounded; null before the event has ended. */
  readonly minutes: number | null
  /** Whether our mails do not arrive, because the mail server of the address refuses them. */
  readonly isMailRefused?: boolean | undefined
  /** The member who registered here; absent for somebody who registered at Zoom directly. */
  readonly member?: { readonly uid: string; readonly domain: string } | undefined
}

/** The addresses of those who should get mails, but whose mail server refuses them. */
export const refusedEmails = (registrants: readonly EventRegistrant[]): readonly string[] =>
  registrants
    .filter(({ status, isMailRefused }) => isMailRefused === true && status !== 'cancelled')
    .map(({ email }) => email)

export const REGISTRANT_STATUS_LABELS: Readonly<Record<RegistrantStatus, string>> = {
  approved: 'Registered',
  pending: 'Awaits approval',
  waitlisted: 'On the waitlist',
  denied: 'Denied',
  cancelled: 'Canceled',
}

/** Whether somebody was there; empty while that is not known, and for those who were not expected. */
export function attendanceOf({ status, minutes }: EventRegistrant): 'Yes' | 'No' | '' {
  if (minutes === null || (minutes === 0 && status !== 'approved')) return ''
  return minutes > 0 ? 'Yes' : 'No'
}
