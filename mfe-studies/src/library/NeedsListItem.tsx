import type { NeedsHeader, NeedsUuid } from '@outcome-studio/shared/domain'
import { DocumentListItem, type DocumentNaming, formatTime } from '@outcome-studio/shared/editor'
import { memo } from 'react'
import { describeNeedsCounts } from './describeNeedsCounts.ts'
import { timeAgo } from './timeAgo.ts'

interface NeedsListItemProps {
  readonly needs: NeedsHeader
  /** Whether it matches the search. */
  readonly isFound: boolean
  /** Whether this device stores unsaved changes to it. */
  readonly hasDraft: boolean
  /** Whether it is being deleted. */
  readonly isLeaving: boolean
  /** Whether it was just restored and takes focus. */
  readonly takesFocus: boolean
  readonly onName: (naming: DocumentNaming<NeedsUuid>) => void
  readonly onRemove: (needs: NeedsHeader) => void
}

/** One needs document: link, counts and time of the last save. */
export const NeedsListItem = memo(function NeedsListItem(props: NeedsListItemProps) {
  const { needs, onName, onRemove, ...state } = props
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
