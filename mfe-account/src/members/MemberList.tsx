import type { MemberPage } from '@outcome-studio/shared/callables/listMembers'
import type { useMembers } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { MembersScope } from '@outcome-studio/shared/domain/member'
import { Button, EmptyState, Notice, useIsWide } from '@outcome-studio/shared/ui'
import { SearchX } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { ExportMembers } from './ExportMembers.tsx'
import { MemberRows } from './MemberRows.tsx'
import { MemberTable } from './MemberTable.tsx'
import { MemberToolbar } from './MemberToolbar.tsx'
import { Count, CountRow, More } from './memberStyles.ts'
import { describeMemberCount, type MemberListView, selectMembers } from './selectMembers.ts'

/** Rows that are added to the page at once. */
const STEP = 200

interface MemberListProps {
  readonly scope: MembersScope
  readonly address: string
  readonly pages: ReturnType<typeof useMembers>
  readonly loaded: readonly MemberPage[]
  readonly view: Omit<MemberListView, 'search'>
  readonly onView: (changes: { readonly filter?: string; readonly order?: string }) => void
}

/** The members that are loaded, with what finds, sorts and exports them. */
export function MemberList({ scope, address, pages, loaded, view, onView }: MemberListProps) {
  const isWide = useIsWide()
  const [typed, setTyped] = useState('')
  const [most, setMost] = useState(STEP)
  const search = useDeferredValue(typed)
  const { filter, order } = view
  const members = useMemo(() => loaded.flatMap((page) => page.members), [loaded])
  const found = useMemo(
    () => selectMembers(members, { filter, order, search }),
    [members, filter, order, search],
  )
  const shown = found.slice(0, most)
  const { hasNextPage, isFetchingNextPage, error } = pages
  if (members.length === 0) {
    return (
      <EmptyState title="Nobody to list" icon={<SearchX aria-hidden="true" />}>
        {address === '' ? 'There are no members yet.' : `No address begins with “${address}”.`}
      </EmptyState>
    )
  }
  return (
    <>
      <MemberToolbar search={typed} view={view} onSearch={setTyped} onView={onView} />
      <CountRow>
        <Count role="status">{describeMemberCount(found.length, members.length, hasNextPage)}</Count>
        <ExportMembers scope={scope} domain={loaded[0]?.domain ?? ''} members={found} />
      </CountRow>
      {found.length === 0 ? (
        <EmptyState
          title="Nobody matches"
          icon={<SearchX aria-hidden="true" />}
          action={
            <Button
              onPress={() => {
                setTyped('')
                onView({ filter: 'all' })
              }}
            >
              Show all
            </Button>
          }
        >
          Change the search or the state to see more.
        </EmptyState>
      ) : isWide ? (
        <MemberTable members={shown} order={order} />
      ) : (
        <MemberRows members={shown} />
      )}
      {shown.length < found.length && (
        <More>
          <p>{`The list shows ${shown.length} of ${found.length}.`}</p>
          <Button onPress={() => setMost(most + STEP)}>Show more</Button>
        </More>
      )}
      {hasNextPage && (
        <More>
          {error === null ? (
            <p>There are more members. Search, count and export cover only those that are loaded.</p>
          ) : (
            <Notice tone="danger">More members could not be loaded. {describeError(error).message}</Notice>
          )}
          <Button isPending={isFetchingNextPage} onPress={() => void pages.fetchNextPage()}>
            Load more members
          </Button>
        </More>
      )}
    </>
  )
}
