import { useMembershipPrice } from '@outcome-studio/shared/data'
import {
  canActivateMembership,
  describeMembership,
  isBadgeByPrice,
  isGroupUser,
  type Member,
} from '@outcome-studio/shared/domain'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, Card, color, DescriptionList } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { MembershipBadge } from './MembershipBadge.tsx'
import { formatDay, planFacts } from './planFacts.ts'

const Muted = styled.p`
  color: ${color.textMuted};
`

/** Shows the kind of membership, its end and a requested change of plan. */
export function Membership({ member }: { readonly member: Member }) {
  const host = useHost()
  const price = useMembershipPrice(isBadgeByPrice(member))
  const text = describeMembership(member, new Date())
  return (
    <Card title="Your membership" lead={text.detail} actions={<MembershipBadge member={member} />}>
      <DescriptionList facts={planFacts(member, text, price.data ?? null, (time) => formatDay(time))} />
      {canActivateMembership(member) && (
        <div>
          <Button tone="primary" onPress={() => host.openModal('membershipRequired')}>
            Activate your Membership
          </Button>
        </div>
      )}
      <Muted>{isGroupUser(member) ? GROUP_LATER : LATER}</Muted>
    </Card>
  )
}

const LATER = 'Paying for a membership and changing it here will come with a later version.'
const GROUP_LATER = 'Your group looks after this membership, so there is nothing for you to pay or to change.'
