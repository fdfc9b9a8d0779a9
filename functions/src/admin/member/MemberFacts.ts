import type { Member } from '@outcome-studio/shared/domain/member'
import type { SubscriptionRecord } from '@outcome-studio/shared/domain/payments'
import type { GroupTerms } from '../../members/groups/Group.ts'
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
  /** The group whose seat the member has, else that of their organization. */
  readonly group:
    | { readonly kind: 'none' }
    | { readonly kind: 'malformed' }
    | { readonly kind: 'group'; readonly group: Pick<GroupTerms, 'endsAt' | 'contact'> }
  readonly hasSeat: boolean
}
