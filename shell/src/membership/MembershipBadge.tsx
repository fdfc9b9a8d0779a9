import { useMembershipPrice } from '@outcome-studio/shared/data'
import { isBadgeByPrice, type Member, membershipBadge } from '@outcome-studio/shared/domain'
import { useReadable } from '@outcome-studio/shared/feature'
import { Badge, space } from '@outcome-studio/shared/ui'
import { useEffect } from 'react'
import styled from 'styled-components'
import { useShellHost } from '../host/ShellHostContext.ts'

// As high as the badge, so that nothing moves when the price comes in.
const BadgeSlot = styled.div`
  display: flex;
  align-items: center;
  min-height: ${space(6)};
  margin-top: ${space(1)};
`

/** How the member's membership stands. Its place is kept free until that is known. */
export function MembershipBadge({ member }: { readonly member: Member }) {
  const host = useShellHost()
  // A trial that ends while the page is open changes what the member may do, and the badge with it.
  useReadable(host.services.access)
  const { data: price = null, error } = useMembershipPrice(isBadgeByPrice(member))
  useEffect(() => {
    if (error) host.services.report(error, { reading: 'membership price' })
  }, [error, host])
  const badge = membershipBadge(member, price, new Date())
  return (
    <BadgeSlot>
      {badge && (
        <div role="status">
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </div>
      )}
    </BadgeSlot>
  )
}
