import { useNeedsList, useStudyList } from '@outcome-studio/shared/data'
import { timeAgo } from '@outcome-studio/shared/domain/base'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { Button, Notice, SavedOnDevice, useIsWide } from '@outcome-studio/shared/ui'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { MenuIcon } from '../../../areas/MenuIcon.tsx'
import { usePreload } from '../../../lazy/usePreload.ts'
import { FirstDocument } from './FirstDocument.tsx'
import { LandscapePreview } from './LandscapePreview.tsx'
import { RecentSkeleton } from './RecentSkeleton.tsx'
import { type RecentDocument, recentDocuments } from './recentDocuments.ts'
import {
  Bar,
  Checked,
  Facts,
  Item,
  Items,
  LandscapeLink,
  Name,
  Progress,
  Saved,
  WithLandscape,
  Words,
} from './recentStyles.ts'

const NONE: readonly never[] = []

interface RecentDocumentsProps {
  /** Whether the space of a few lines is reserved, rather than that of three documents. */
  readonly isShort: boolean
  /** Whether the member's access has ended. */
  readonly hasEnded: boolean
}

/** The member's last documents with their state, or an invitation to write the first one. */
export function RecentDocuments({ isShort, hasEnded }: RecentDocumentsProps) {
  const studies = useStudyList()
  const needs = useNeedsList()
  const documents = useMemo(
    () => recentDocuments(studies.data ?? NONE, needs.data ?? NONE),
    [studies.data, needs.data],
  )
  const isWide = useIsWide()
  const drawn = documents.find(isRated)
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
        <WithLandscape>
          <Items role="list" aria-label="Recent documents">
            {documents.map((document) => (
              <RecentItem
                key={`${document.kind} ${document.uuid || document.docName}`}
                document={document}
                hasLandscape={document === drawn && !isWide}
              />
            ))}
          </Items>
          {drawn && isWide && (
            <LandscapeLink
              to={`${drawn.to}?view=needs`}
              aria-label={`Opportunity landscape of ${drawn.docName}`}
            >
              <b>{drawn.docName}</b>
              <LandscapePreview docName={drawn.docName} revision={drawn.ratedRevision} />
              <span aria-hidden="true" data-axis="Importance →" />
              <span aria-hidden="true" data-axis="Satisfaction →" />
            </LandscapeLink>
          )}
        </WithLandscape>
      ) : (
        error === null && <FirstDocument isShort={isShort} hasEnded={hasEnded} />
      )}
    </>
  )
}

const isRated = (document: RecentDocument): document is RecentDocument & { readonly ratedRevision: number } =>
  document.ratedRevision !== null

interface RecentItemProps {
  readonly document: RecentDocument
  /** Whether its landscape stands for the icon of its kind. */
  readonly hasLandscape: boolean
}

function RecentItem({ document, hasLandscape }: RecentItemProps) {
  const { docName, kind, to, facts, progress, updatedAt } = document
  const preload = usePreload(to)
  return (
    <Item>
      {hasLandscape && isRated(document) ? (
        <LandscapePreview docName={docName} revision={document.ratedRevision} />
      ) : (
        <MenuIcon name={kind === 'study' ? 'checklist' : 'shapes'} />
      )}
      <Words>
        <Name to={to} {...preload}>
          {docName}
        </Name>
        <Facts>
          <span data-kind>{kind === 'study' ? 'Study · ' : 'Needs · '}</span>
          {facts.join(' · ')}
        </Facts>
      </Words>
      {progress && (
        <>
          <Progress>
            {progress.rated}
            <Bar aria-hidden="true" style={{ '--share': `${100 * progress.share}%` }} />
          </Progress>
          <Checked data-open={progress.open || undefined}>
            {progress.open !== null &&
              (progress.open > 0 ? <TriangleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />)}
            {progress.checked}
          </Checked>
        </>
      )}
      <Saved>
        {updatedAt && (
          <>
            <span>Saved </span>
            <time dateTime={updatedAt} title={new Date(updatedAt).toLocaleString('en-US')}>
              {timeAgo(updatedAt, new Date())}
            </time>
          </>
        )}
      </Saved>
    </Item>
  )
}
