import { useMembershipPrice } from '@outcome-studio/shared/data'
import { isBadgeByPrice, type Member, membershipBadge } from '@outcome-studio/shared/domain/member'
import { Badge, space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

// As large as the badge, to avoid a layout shift when the price arrives.
const Slot = styled.div`
  display: flex;
  align-items: center;
  min-height: ${space(6)};

  &:empty {
    width: 9rem;
  }
`

/** The member's badge (docs/product.md §4). Its space is reserved until the price is known on which it depends. */
export function MembershipBadge({ member }: { readonly member: Member }) {
  const isByPrice = isBadgeByPrice(member)
  const { data: price, error } = useMembershipPrice(isByPrice)
  const badge = membershipBadge(member, price ?? null, new Date())
  const isAwaited = isByPrice && price === undefined && error === null
  return (
    (badge || isAwaited) && (
      <Slot role="status">{badge && <Badge tone={badge.tone}>{badge.label}</Badge>}</Slot>
    )
  )
}
