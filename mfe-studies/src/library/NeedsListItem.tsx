import type { NeedsHeader } from '@outcome-studio/shared/domain/needs'
import {
  CountFact,
  DocumentListItem,
  type DocumentRowProps,
  NoneFact,
  SavedFact,
} from '@outcome-studio/shared/editor'
import { memo } from 'react'

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
      <CountFact count={counts.goals} one="goal" many="goals" />
      {counts.studies > 0 ? (
        <CountFact count={counts.studies} one="linked study" many="linked studies" />
      ) : (
        <NoneFact />
      )}
      {counts.gaps > 0 ? <CountFact count={counts.gaps} one="ranked gap" many="ranked gaps" /> : <NoneFact />}
      <SavedFact updatedAt={updatedAt} />
    </DocumentListItem>
  )
})
