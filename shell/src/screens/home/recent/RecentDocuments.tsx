import { useNeedsList, useStudyList } from '@outcome-studio/shared/data'
import { timeAgo } from '@outcome-studio/shared/domain/base'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { Button, Notice, SavedOnDevice } from '@outcome-studio/shared/ui'
import { useMemo } from 'react'
import { MenuIcon } from '../../../areas/MenuIcon.tsx'
import { usePreload } from '../../../lazy/usePreload.ts'
import { FirstDocument } from './FirstDocument.tsx'
import { RecentSkeleton } from './RecentSkeleton.tsx'
import { type RecentDocument, recentDocuments } from './recentDocuments.ts'
import { Bar, Facts, Item, Items, Name, Progress, Saved, Words } from './recentStyles.ts'

const NONE: readonly never[] = []

/** The member's last documents with their state, or an invitation to write the first one. */
export function RecentDocuments({ isShort }: { readonly isShort: boolean }) {
  const studies = useStudyList()
  const needs = useNeedsList()
  const documents = useMemo(
    () => recentDocuments(studies.data ?? NONE, needs.data ?? NONE),
    [studies.data, needs.data],
  )
  const error = studies.error ?? needs.error
  const retry = () => {
    if (studies.error) studies.refetch()
    if (needs.error) needs.refetch()
  }
  // Both kinds at once: a document that comes in later would move the others.
  if (studies.isPending || needs.isPending) return <RecentSkeleton isShort={isShort} />
  return (
    <>
      {error && (
        <Notice tone="danger" actions={<Button onPress={retry}>Try again</Button>}>
          {describeError(error).message}
        </Notice>
      )}
      <SavedOnDevice snapshot={studies.snapshot ?? needs.snapshot} />
      {documents.length > 0 ? (
        <Items role="list" aria-label="Recent documents">
          {documents.map((document) => (
            <RecentItem key={`${document.kind} ${document.uuid || document.docName}`} document={document} />
          ))}
        </Items>
      ) : (
        error === null && <FirstDocument isShort={isShort} />
      )}
    </>
  )
}

function RecentItem({ document }: { readonly document: RecentDocument }) {
  const { docName, kind, to, facts, rated, updatedAt } = document
  const preload = usePreload(to)
  return (
    <Item>
      <MenuIcon name={kind === 'study' ? 'checklist' : 'shapes'} />
      <Words>
        <Name to={to} {...preload}>
          {docName}
        </Name>
        <Facts>{[kind === 'study' ? 'Study' : 'Needs', ...facts].join(' · ')}</Facts>
      </Words>
      <Progress>
        {rated && (
          <>
            <span>
              {rated.count} of {rated.of} rated
            </span>
            <Bar aria-hidden="true" style={{ '--share': `${(100 * rated.count) / rated.of}%` }} />
          </>
        )}
      </Progress>
      <Saved>
        {updatedAt && (
          <>
            {'Saved '}
            <time dateTime={updatedAt} title={new Date(updatedAt).toLocaleString('en-US')}>
              {timeAgo(updatedAt, new Date())}
            </time>
          </>
        )}
      </Saved>
    </Item>
  )
}
