import type { ListedMember } from '@outcome-studio/shared/callables/listMembers'
import { Badge } from '@outcome-studio/shared/ui'
import { AccessText, LastSeen, StateBadge } from './MemberParts.tsx'
import { Badges, Quiet, Rows } from './memberStyles.ts'
import { nameOf } from './selectMembers.ts'

/** Members on a narrow screen. */
export function MemberRows({ members }: { readonly members: readonly ListedMember[] }) {
  return (
    <Rows role="list" aria-label="Members">
      {members.map((member) => (
        <li key={`${member.email} ${member.uid}`}>
          <strong dir="auto">{nameOf(member)}</strong>
          {member.name.trim() !== '' && <Quiet>{member.email}</Quiet>}
          <Badges>
            <StateBadge member={member} />
            {member.hasSeat && member.state !== 'seat' && <Badge>Group seat</Badge>}
            {member.isAdmin && <Badge>Admin</Badge>}
          </Badges>
          <AccessText member={member} />
          <Quiet>
            Last seen: <LastSeen member={member} />
          </Quiet>
        </li>
      ))}
    </Rows>
  )
}
