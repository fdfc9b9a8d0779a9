import { useMembershipPrice } from '@outcome-studio/shared/data'
import { PLAN_PATH } from '@outcome-studio/shared/domain/areas'
import { isBadgeByPrice, type Member, membershipBadge } from '@outcome-studio/shared/domain/member'
import { describePayment } from '@outcome-studio/shared/domain/payments'
import { useReadable } from '@outcome-studio/shared/feature'
import { Badge, color, DatedText, focusRing, radius, space, type } from '@outcome-studio/shared/ui'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useShellHost } from '../host/ShellHostContext.ts'

// As high as the badge, to avoid a layout shift when the price arrives.
const BadgeSlot = styled.div`
  display: flex;
  align-items: center;
  min-height: ${space(6)};
`

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
`

const Note = styled.span`
  color: ${color.textMuted};
  font: ${type.small};
`

const PlanLink = styled(Link)`
  display: block;
  border-radius: ${radius.round};
  text-decoration: none;
  ${focusRing}

  &:hover {
    text-decoration: underline;
  }
`

/** The state of the membership, as a link to the plan. Its space is reserved until the state is known. */
export function MembershipBadge({ member }: { readonly member: Member }) {
  const host = useShellHost()
  // Subscribes to access: a trial that ends while the page is open changes the badge.
  useReadable(host.services.access)
  const { data: price = null, error } = useMembershipPrice(isBadgeByPrice(member))
  useEffect(() => {
    if (error) host.services.report(error, { reading: 'membership price' })
  }, [error, host])
  const now = new Date()
  const badge = membershipBadge(member, price, now)
  const note = member.payment && describePayment(member.payment, now).note
  return (
    <BadgeSlot>
      {(badge || note) && (
        <State role="status">
          {badge && (
            <PlanLink to={PLAN_PATH}>
              <Badge tone={badge.tone}>{badge.label}</Badge>
            </PlanLink>
          )}
          {note && (
            <Note>
              <DatedText sentence={note} />
            </Note>
          )}
        </State>
      )}
    </BadgeSlot>
  )
}
