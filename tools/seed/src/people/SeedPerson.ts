import type { AccessType, Profile } from '@outcome-studio/shared/domain/member'

/** A fictional member. Days are relative to the day of seeding. */
export interface SeedPerson extends Partial<Profile> {
  readonly uid: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly accessType: AccessType
  readonly trialEndsInDays?: number
  readonly subscriptionEndsInDays?: number
  readonly isAdmin?: true
  /** Token claim liveEventsAdmin. */
  readonly toolsAdmin?: true
  readonly hasVCAccess?: true
  /** Whether the cookie question is still unanswered. */
  readonly isNew?: true
}
