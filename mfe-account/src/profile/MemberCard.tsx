import {
  avatarInitial,
  canActivateMembership,
  displayName,
  type Member,
  membershipBadge,
} from '@outcome-studio/shared/domain'
import { useHost } from '@outcome-studio/shared/feature'
import { Avatar, Badge, Button, color, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

const Card = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(4)};
  padding: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
`

const Words = styled.div`
  flex: 1 1 180px;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Name = styled.p`
  font: ${type.heading};
`

const Email = styled.p`
  color: ${color.textMuted};
`

/** The member at a glance: initial, name, e-mail, membership. */
export const MemberCard = ({ member }: { readonly member: Member }) => {
  const host = useHost()
  // What a member pays is not known here: the badge says yearly or monthly only where the price is at hand.
  const badge = membershipBadge(member, null, new Date())
  const name = displayName(member)
  return (
    <Card aria-label="You">
      <Avatar initial={avatarInitial(member)} />
      <Words>
        <Name>{name}</Name>
        {name !== member.email && <Email>{member.email}</Email>}
      </Words>
      {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
      {canActivateMembership(member) && (
        <Button onPress={() => host.openModal('membershipRequired')}>Activate your Membership</Button>
      )}
    </Card>
  )
}
