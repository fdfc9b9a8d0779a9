import type { Member } from '@outcome-studio/shared/domain/member'
import type { SubscriptionRecord } from '@outcome-studio/shared/domain/payments'
import type { StoredGroup } from '../../members/groups/parseGroup.ts'
import type { Right } from '../Right.ts'

/** Everything that decides about a member's access. */
export interface MemberFacts {
  readonly uid: string
  readonly email: string
  readonly domain: string
  readonly emailVerified: boolean
  readonly isDisabled: boolean
  readonly rights: readonly Right[]
  /** null before the first sign-in. */
  readonly member: Member | null
  readonly subscriptions: readonly SubscriptionRecord[]
  readonly group: StoredGroup
  readonly hasSeat: boolean
}
