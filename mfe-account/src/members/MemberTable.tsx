import type { ListedMember } from '@outcome-studio/shared/callables/listMembers'
import { Badge } from '@outcome-studio/shared/ui'
import { AccessText, LastSeen, StateBadge } from './MemberParts.tsx'
import { Table } from './memberStyles.ts'
import { type MemberOrder, nameOf } from './selectMembers.ts'

interface MemberTableProps {
  readonly members: readonly ListedMember[]
  readonly order: MemberOrder
}

/** Members on a wide screen. */
export function MemberTable({ members, order }: MemberTableProps) {
  return (
    <Table aria-label="Members">
      <thead>
        <tr>
          <th scope="col" aria-sort={order === 'name' ? 'ascending' : undefined}>
            Name
          </th>
          <th scope="col">Email</th>
          <th scope="col">State</th>
          <th scope="col">Access</th>
          <th scope="col">Group seat</th>
          <th scope="col" aria-sort={order === 'lastSeen' ? 'descending' : undefined}>
            Last seen
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={`${member.email} ${member.uid}`}>
            <th scope="row" dir="auto">
              {nameOf(member)} {member.isAdmin && <Badge>Admin</Badge>}
            </th>
            <td>{member.email}</td>
            <td>
              <StateBadge member={member} />
            </td>
            <td>
              <AccessText member={member} />
            </td>
            <td>{member.hasSeat ? 'Yes' : 'No'}</td>
            <td>
              <LastSeen member={member} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
