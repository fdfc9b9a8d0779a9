import type { StudyHeader } from '@outcome-studio/shared/domain/study'
import { CountFact, DocumentListItem, type DocumentRowProps, SavedFact } from '@outcome-studio/shared/editor'
import { memo } from 'react'
import { describeRated } from './describeRated.ts'
import { StudyHealthMark } from './StudyHealthMark.tsx'

/** One study: link, counts, result of the last check and time of the last save. */
export const StudyListItem = memo(function StudyListItem({
  header: study,
  onName,
  onRemove,
  ...state
}: DocumentRowProps<StudyHeader>) {
  const { docName, counts, updatedAt } = study
  return (
    <DocumentListItem
      {...state}
      docName={docName}
      onRename={() => onName({ kind: 'rename', document: study })}
      onCopy={() => onName({ kind: 'copy', document: study })}
      onRemove={() => onRemove(study)}
    >
      <CountFact count={counts.jobSteps} one="job step" many="job steps" />
      <CountFact count={counts.outcomeStatements} one="outcome statement" many="outcome statements" />
      <StudyHealthMark counts={counts} />
      <span>{describeRated(counts)}</span>
      <SavedFact updatedAt={updatedAt} />
    </DocumentListItem>
  )
})
