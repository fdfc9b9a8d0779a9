import type { SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import type { FilterSegment, SegmentDefinition } from '@outcome-studio/shared/domain/study'
import { Card } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { isUnderserved } from '../../../domain/landscape/isOpportunity.ts'
import type { Group } from '../../../domain/segments/groupsOf.ts'
import type { Segment } from '../../../domain/segments/segmentsOf.ts'
import type { SegmentEdits } from '../useSegmentEdits.ts'
import { FilterDialog } from './FilterDialog.tsx'
import { List } from './listStyles.ts'
import { RenameDialog } from './RenameDialog.tsx'
import { SegmentRow } from './SegmentRow.tsx'

interface SegmentListProps {
  readonly segments: readonly Segment[]
  readonly definitions: readonly SegmentDefinition[]
  readonly groups: readonly Group[]
  readonly answers: SurveyAnswers
  /** null if nothing can be changed. */
  readonly edits: SegmentEdits | null
}

/** The segments of a study with their sizes. */
export function SegmentList({ segments, definitions, groups, answers, edits }: SegmentListProps) {
  const [renamed, setRenamed] = useState<Segment | null>(null)
  const [edited, setEdited] = useState<FilterSegment | null>(null)
  const change = ({ uuid }: Segment) => {
    const found = definitions.find((each) => each.uuid === uuid)
    setEdited(found?.kind === 'filter' ? found : null)
  }
  return (
    <Card title="Segments of this study">
      <List>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Respondents</th>
            <th scope="col">Underserved outcomes</th>
            {edits && <th scope="col">Actions</th>}
          </tr>
        </thead>
        <tbody>
          {segments.map((segment) => (
            <SegmentRow
              key={segment.id}
              segment={segment}
              share={segment.size / answers.respondents.length}
              underserved={
                groups.find(({ id }) => id === segment.id)?.needs.filter(isUnderserved).length ?? 0
              }
              actions={edits && { rename: setRenamed, change, remove: edits.remove }}
            />
          ))}
        </tbody>
      </List>
      {renamed && edits && (
        <RenameDialog
          name={renamed.name}
          onRename={(name) => {
            edits.rename(renamed, name)
            setRenamed(null)
          }}
          onClose={() => setRenamed(null)}
        />
      )}
      {edited && edits && (
        <FilterDialog
          answers={answers}
          edited={edited}
          onSave={(saved) => {
            edits.change(edited, saved)
            setEdited(null)
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  )
}
