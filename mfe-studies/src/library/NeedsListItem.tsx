import type { NeedsHeader } from '@outcome-studio/shared/domain'
import { DocumentListItem, type DocumentRowProps, formatTime } from '@outcome-studio/shared/editor'
import { memo } from 'react'
import { describeNeedsCounts } from './describeNeedsCounts.ts'
import { timeAgo } from './timeAgo.ts'

/** One needs document: link, counts and time of the last save. */
export const NeedsListItem = memo(function NeedsListItem(props: DocumentRowProps<NeedsHeader>) {
  const { header: needs, onName, onRemove, ...state } = props
  const { docName, counts, updatedAt } = needs
  return (
    <DocumentListItem
      {...state}
      docName={docName}
      onRename={() => onName({ kind: 'rename', document: needs })}
      onCopy={() => onName({ kind: 'copy', document: needs })}
      onRemove={() => onRemove(needs)}
    >
      <span>{describeNeedsCounts(counts)}</span>
      {updatedAt && (
        <span>
          Saved{' '}
          <time dateTime={updatedAt} title={formatTime(updatedAt)}>
            {timeAgo(updatedAt, new Date())}
          </time>
        </span>
      )}
    </DocumentListItem>
  )
})
