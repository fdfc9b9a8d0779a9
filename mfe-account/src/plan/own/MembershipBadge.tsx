import { useMembershipPrice } from '@outcome-studio/shared/data'
import { isBadgeByPrice, type Member, membershipBadge } from '@outcome-studio/shared/domain/member'
import { Badge } from '@outcome-studio/shared/ui'

/** The member's badge (docs/product.md §4); nothing if it depends on an unknown price. */
export function MembershipBadge({ member }: { readonly member: Member }) {
  const price = useMembershipPrice(isBadgeByPrice(member))
  const badge = membershipBadge(member, price.data ?? null, new Date())
  return (
    badge && (
      <div role="status">
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </div>
    )
  )
}
