import type { LiveEvent } from '@outcome-studio/shared/domain/events'

/** A member to whom mails about an event are sent. */
export interface EventRecipient {
  readonly uid: string
  /** Of the member's record. */
  readonly domain: string
  readonly email: string
  /** Empty if unknown. */
  readonly name: string
  /** The member's personal link; empty once the registration has ended. */
  readonly joinURL: string
  /** Until when a member from the waitlist is asked to decline, in milliseconds since 1970; null for others. */
  readonly declineUntil?: number | null
}

/**
 * The mails about a member's registration. The caller writes the ledger first and requests each mail once. A mail that
 * cannot be sent now is sent later. A rejection means that the ledger could not be updated; call again.
 */
export interface EventMails {
  /** The member is registered. */
  confirmed(event: LiveEvent, recipient: EventRecipient): Promise<void>
  /**
   * The registration has ended: the member canceled it, or the event does not take place.
   * `event.state` is 'cancelled' in the second case.
   */
  cancelled(event: LiveEvent, recipient: EventRecipient): Promise<void>
  /** The host has denied the registration, or withdrawn it. */
  denied(event: LiveEvent, recipient: EventRecipient): Promise<void>
}
