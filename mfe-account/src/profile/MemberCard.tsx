import { canActivateMembership, displayName, type Member } from '@outcome-studio/shared/domain/member'
import { describePayment } from '@outcome-studio/shared/domain/payments'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, color, DatedText, space, TextLink, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { PhotoField } from '../photo/PhotoField.tsx'
import { MembershipBadge } from '../plan/own/MembershipBadge.tsx'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
`

// As wide as the email needs, so that the badge wraps before the email does.
const Text = styled.div`
  flex: 1 1 auto;
  min-width: 0;
  max-width: 100%;
  overflow-wrap: anywhere;
`

const Name = styled.p`
  font: ${type.heading};
`

const Muted = styled.p`
  color: ${color.textMuted};
`

/** The member's photo, name, e-mail and membership. */
export function MemberCard({ member }: { readonly member: Member }) {
  const host = useHost()
  const name = displayName(member)
  return (
    <section aria-label="You">
      <PhotoField member={member}>
        <Row>
          <Text>
            <Name>{name}</Name>
            {name !== member.email && <Muted>{member.email}</Muted>}
            {member.payment && (
              <Muted>
                <DatedText sentence={describePayment(member.payment, new Date()).note} />
              </Muted>
            )}
          </Text>
          <MembershipBadge member={member} />
          {canActivateMembership(member) && (
            <Button onPress={() => host.openModal('membershipRequired')}>Activate your Membership</Button>
          )}
          {host.presentation === 'page' && <TextLink to="/auth/plan">See your plan</TextLink>}
        </Row>
      </PhotoField>
    </section>
  )
}
