import { useOrganization } from '@outcome-studio/shared/data'
import { counted } from '@outcome-studio/shared/domain/base'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { Button, Card, DatedText, Notice, Skeleton } from '@outcome-studio/shared/ui'
import type { ReactNode } from 'react'
import { OrganizationMembers } from './OrganizationMembers.tsx'

/** The members of an admin's organization and why they have access. Nothing can be changed here. */
export function OrganizationCard() {
  const { data, error, refetch } = useOrganization()
  if (error !== null) {
    return (
      <Frame>
        <Notice tone="danger" actions={<Button onPress={() => void refetch()}>Try again</Button>}>
          The members could not be loaded. {describeError(error).message}
        </Notice>
      </Frame>
    )
  }
  if (!data) {
    return (
      <Frame>
        <Skeleton label="Loading the members" lines={6} />
      </Frame>
    )
  }
  const { domain, group, isCut, members } = data
  const lead =
    group === null
      ? [`${counted(members.length, 'member')} with an address at ${domain}.`]
      : [
          `${counted(members.length, 'member')} with an address at ${domain}. ${group.used} of ${counted(group.seats, 'seat')} taken, until `,
          { at: group.endsAt },
          '.',
        ]
  return (
    <Frame lead={<DatedText sentence={lead} />}>
      <OrganizationMembers members={members} />
      {isCut && <p>There are more members than this list shows.</p>}
    </Frame>
  )
}

function Frame({ lead, children }: { readonly lead?: ReactNode; readonly children: ReactNode }) {
  return (
    <Card title="Members of your organization" lead={lead}>
      {children}
    </Card>
  )
}
