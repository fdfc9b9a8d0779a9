import { useOrganization } from '@outcome-studio/shared/data'
import { MEMBERS_PATH, SEATS_PATH } from '@outcome-studio/shared/domain/areas'
import { counted } from '@outcome-studio/shared/domain/base'
import type { Sentence } from '@outcome-studio/shared/domain/payments'
import { Card, DatedText, LinkButton, Skeleton } from '@outcome-studio/shared/ui'
import { UnreadNotice } from '../../layout/UnreadNotice.tsx'

const TITLE = 'Members of your organization'

/** How many members and seats an admin's organization has. The page of members lists them. */
export function OrganizationCard() {
  const { data, error, isFetching, refetch } = useOrganization()
  if (error !== null) {
    return (
      <Card title={TITLE}>
        <UnreadNotice
          what="The members could not be counted."
          error={error}
          isPending={isFetching}
          onRetry={() => void refetch()}
        />
      </Card>
    )
  }
  if (!data) {
    return (
      <Card title={TITLE}>
        <Skeleton label="Counting the members" lines={1} />
      </Card>
    )
  }
  const { domain, group, members } = data
  const count = `${counted(members, 'member')} with an address at ${domain}.`
  const lead: Sentence =
    group === null
      ? [count]
      : [
          `${count} ${group.used} of ${counted(group.seats, 'seat')} taken, until `,
          { at: group.endsAt, isLastDay: true },
          '.',
        ]
  return (
    <Card
      title={TITLE}
      lead={<DatedText sentence={lead} />}
      actions={
        <>
          <LinkButton to={MEMBERS_PATH}>Members</LinkButton>
          {group !== null && <LinkButton to={SEATS_PATH}>Manage seats</LinkButton>}
        </>
      }
    />
  )
}
