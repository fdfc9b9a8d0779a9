import type { AccessType } from '@outcome-studio/shared/domain'

/** A made-up member; days are reckoned from the day of seeding. */
export interface SeedPerson {
  readonly uid: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly title: string
  readonly organization: string
  readonly accessType: AccessType
  readonly trialEndsInDays?: number
  readonly subscriptionEndsInDays?: number
  readonly isAdmin?: true
  /** Token claim liveEventsAdmin. */
  readonly toolsAdmin?: true
  readonly hasVCAccess?: true
  /** They were not asked about cookies yet. */
  readonly isNew?: true
}
