import { useOrganization } from '@outcome-studio/shared/data'
import { SEATS_PATH } from '@outcome-studio/shared/domain/areas'
import { counted } from '@outcome-studio/shared/domain/base'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { Sentence } from '@outcome-studio/shared/domain/payments'
import { Button, Card, DatedText, LinkButton, Notice, Skeleton } from '@outcome-studio/shared/ui'
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
  const lead: Sentence =
    group === null
      ? [`${counted(members.length, 'member')} with an address at ${domain}.`]
      : [
          `${counted(members.length, 'member')} with an address at ${domain}. ${group.used} of ${counted(group.seats, 'seat')} taken, until `,
          { at: group.endsAt, isLastDay: true },
          '.',
        ]
  return (
    <Frame
      lead={<DatedText sentence={lead} />}
      actions={group !== null && <LinkButton to={SEATS_PATH}>Manage seats</LinkButton>}
    >
      <OrganizationMembers members={members} />
      {isCut && <p>There are more members than this list shows.</p>}
    </Frame>
  )
}

interface FrameProps {
  readonly lead?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

function Frame({ lead, actions, children }: FrameProps) {
  return (
    <Card title="Members of your organization" lead={lead} actions={actions}>
      {children}
    </Card>
  )
}
