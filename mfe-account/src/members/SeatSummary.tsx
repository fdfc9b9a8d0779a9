import type { useSeatGroups } from '@outcome-studio/shared/data'
import { SEATS_PATH } from '@outcome-studio/shared/domain/areas'
import { isInFuture } from '@outcome-studio/shared/domain/member'
import { TextLink } from '@outcome-studio/shared/ui'
import { describeSeatUse, groupTitle } from '../domain/describeSeats.ts'
import { UnreadNotice } from '../layout/UnreadNotice.tsx'
import { SeatUse } from './memberStyles.ts'

interface SeatSummaryProps {
  readonly groups: ReturnType<typeof useSeatGroups>
}

/** How the seats are used that the admin manages, with the way to them. Shows nothing without a group that runs. */
export function SeatSummary({ groups: { data = [], error, isFetching, refetch } }: SeatSummaryProps) {
  if (error !== null) {
    return (
      <UnreadNotice
        what="The seats could not be counted."
        error={error}
        isPending={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  const now = new Date()
  const running = data.filter(({ endsAt }) => isInFuture(endsAt, now))
  if (running.length === 0) return null
  return (
    <SeatUse aria-label="Seats">
      <div>
        {running.map((group) => (
          <p key={group.source}>
            {running.length > 1 && `${groupTitle(group)}: `}
            {describeSeatUse(group, now)}
          </p>
        ))}
      </div>
      <TextLink to={SEATS_PATH}>Manage seats</TextLink>
    </SeatUse>
  )
}
