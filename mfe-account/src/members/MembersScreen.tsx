import { useMembers, useSeatGroups } from '@outcome-studio/shared/data'
import { useAccess, useMemberOfHost } from '@outcome-studio/shared/feature'
import { Skeleton } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { Screen } from '../layout/Screen.tsx'
import { UnreadNotice } from '../layout/UnreadNotice.tsx'
import { MemberList } from './MemberList.tsx'
import { ScopeForm } from './ScopeForm.tsx'
import { SeatSummary } from './SeatSummary.tsx'
import { useMembersView } from './useMembersView.ts'

/** An admin sees the members of their organization here, and a tools admin among them those of all. Read-only. */
export function MembersScreen() {
  const member = useMemberOfHost()
  return (
    <Screen title="Members" isWide>
      {member ? <Members key={member.id} /> : <Skeleton label="Loading the members" lines={6} />}
    </Screen>
  )
}

function Members() {
  const { toolsAdmin } = useAccess()
  const [view, change] = useMembersView(toolsAdmin)
  const [address, setAddress] = useState('')
  const { scope } = view
  const pages = useMembers({ scope, address })
  const groups = useSeatGroups()
  const { data, error, refetch, isFetching, hasNextPage } = pages
  const isPartial = scope === 'everybody' || hasNextPage || address !== ''
  return (
    <>
      <ScopeForm
        scope={scope}
        address={address}
        maySeeEverybody={toolsAdmin}
        isPartial={isPartial}
        onScope={(chosen) => {
          setAddress('')
          change({ scope: chosen })
        }}
        onAddress={setAddress}
      />
      {/* Both at once: a summary that comes in later would move the list. */}
      {data !== undefined && !groups.isPending ? (
        <>
          {scope === 'organization' && <SeatSummary groups={groups} />}
          <MemberList
            key={`${scope} ${address}`}
            scope={scope}
            address={address}
            pages={pages}
            loaded={data.pages}
            view={view}
            onView={change}
          />
        </>
      ) : error === null ? (
        <Skeleton label="Loading the members" lines={6} />
      ) : (
        <UnreadNotice
          what="The members could not be loaded."
          error={error}
          isPending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  )
}
