import type {
  Organization,
  OrganizationMember,
} from '@outcome-studio/shared/callables/listOrganizationMembers'
import type { Sentence } from '@outcome-studio/shared/domain/payments'
import { Badge, color, DatedText, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { planInSentence } from '../../domain/describePlanChange.ts'
import { describeAccess } from './describeAccess.ts'

const List = styled.ul`
  display: grid;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: ${space(1)} ${space(4)};
    padding: ${space(3)} 0;
    border-top: 1px solid ${color.border};
  }
`

const Person = styled.div`
  flex: 1 1 240px;
  min-width: 0;
  overflow-wrap: anywhere;

  & > strong {
    font-weight: 600;
  }
`

const Quiet = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

const Access = styled.div`
  flex: 1 1 240px;
  min-width: 0;
`

/** Members with their state, seat and requests. */
export function OrganizationMembers({ members }: Pick<Organization, 'members'>) {
  return (
    <List role="list">
      {members.map((member) => (
        <li key={member.uid}>
          <Person>
            <strong>{member.name || member.email}</strong>
            <Quiet>{member.email}</Quiet>
          </Person>
          <Access>
            <Badge tone={member.access.hasAccess ? 'primary' : 'neutral'}>
              {member.access.hasAccess ? 'Access' : 'No access'}
            </Badge>{' '}
            {member.isAdmin && <Badge>Admin</Badge>}
            <p>
              <DatedText sentence={describeAccess(member.access)} />
            </p>
            <PlanChange request={member.planChange} />
          </Access>
        </li>
      ))}
    </List>
  )
}

function PlanChange({ request }: { readonly request: OrganizationMember['planChange'] }) {
  if (request === null) return null
  const sentence: Sentence = [`Changes to ${planInSentence(request.newPlan)} on `, { at: request.at }]
  return (
    <Quiet>
      <DatedText sentence={sentence} />
    </Quiet>
  )
}
