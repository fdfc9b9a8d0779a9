import type { StudyHeader, StudyUuid } from '@outcome-studio/shared/domain'
import { DocumentListItem, type DocumentNaming, formatTime } from '@outcome-studio/shared/editor'
import { memo } from 'react'
import { describeStudyCounts } from '../core/describeStudyCounts.ts'
import { StudyHealthMark } from './StudyHealthMark.tsx'

interface StudyListItemProps {
  readonly study: StudyHeader
  /** Whether it matches the search. */
  readonly isFound: boolean
  /** Whether this device stores unsaved changes to it. */
  readonly hasDraft: boolean
  /** Whether it is being deleted. */
  readonly isLeaving: boolean
  /** Whether it was just restored and takes focus. */
  readonly takesFocus: boolean
  readonly onName: (naming: DocumentNaming<StudyUuid>) => void
  readonly onRemove: (study: StudyHeader) => void
}

/** One study: link, counts and time of the last save. */
export const StudyListItem = memo(function StudyListItem({
  study,
  onName,
  onRemove,
  ...state
}: StudyListItemProps) {
  return (
    <DocumentListItem
      {...state}
      docName={study.docName}
      onRename={() => onName({ kind: 'rename', document: study })}
      onCopy={() => onName({ kind: 'copy', document: study })}
      onRemove={() => onRemove(study)}
    >
      <span>{describeStudyCounts(study.counts)}</span>
      {study.updatedAt && (
        <span>
          Saved <time dateTime={study.updatedAt}>{formatTime(study.updatedAt)}</time>
        </span>
      )}
      <StudyHealthMark counts={study.counts} />
    </DocumentListItem>
  )
})
