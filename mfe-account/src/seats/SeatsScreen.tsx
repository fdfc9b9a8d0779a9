import { useSeatGroups } from '@outcome-studio/shared/data'
import type { Member } from '@outcome-studio/shared/domain/member'
import { useMemberOfHost } from '@outcome-studio/shared/feature'
import { Skeleton } from '@outcome-studio/shared/ui'
import { Screen } from '../layout/Screen.tsx'
import { UnreadNotice } from '../layout/UnreadNotice.tsx'
import { OwnSeat } from './OwnSeat.tsx'
import { SeatGroupCard } from './SeatGroupCard.tsx'

/** A buyer or an admin manages the seats of a group here. Everybody else takes theirs. */
export function SeatsScreen() {
  const member = useMemberOfHost()
  return (
    <Screen title="Seats">
      {member ? <Seats key={member.id} member={member} /> : <Skeleton label="Loading the seats" />}
    </Screen>
  )
}

function Seats({ member }: { readonly member: Member }) {
  const { data, error, refetch, isFetching } = useSeatGroups()
  if (data === undefined) {
    if (error === null) return <Skeleton label="Loading the seats" lines={6} />
    return (
      <UnreadNotice
        what="The seats could not be loaded."
        error={error}
        isPending={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data.length === 0) return <OwnSeat member={member} onConfirmed={() => void refetch()} />
  return data.map((group) => <SeatGroupCard key={group.source} group={group} />)
}
