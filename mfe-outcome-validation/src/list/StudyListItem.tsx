import type { StudyHeader } from '@outcome-studio/shared/domain'
import { DocumentListItem, type DocumentRowProps, formatTime } from '@outcome-studio/shared/editor'
import { memo } from 'react'
import { describeStudyCounts } from '../core/describeStudyCounts.ts'
import { StudyHealthMark } from './StudyHealthMark.tsx'

/** One study: link, counts and time of the last save. */
export const StudyListItem = memo(function StudyListItem({
  header: study,
  onName,
  onRemove,
  ...state
}: DocumentRowProps<StudyHeader>) {
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
