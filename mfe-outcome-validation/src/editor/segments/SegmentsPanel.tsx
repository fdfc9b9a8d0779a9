import type { Need } from '@outcome-studio/shared/domain/analysis'
import type { SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import type { SegmentDefinition } from '@outcome-studio/shared/domain/study'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { useReadable } from '@outcome-studio/shared/feature'
import { useMemo } from 'react'
import { compareGroups } from '../../domain/segments/compareGroups.ts'
import type { ChosenGroups } from '../../domain/segments/compareSegments.ts'
import { groupsOf } from '../../domain/segments/groupsOf.ts'
import { segmentsOf } from '../../domain/segments/segmentsOf.ts'
import { usePointedNeed } from '../needs/usePointedNeed.ts'
import { useEditor } from '../react/EditorContext.ts'
import { Comparison } from './comparison/Comparison.tsx'
import { GroupChoice } from './GroupChoice.tsx'
import { SegmentList } from './list/SegmentList.tsx'
import { SegmentsBar } from './list/SegmentsBar.tsx'
import { SegmentProfileCard } from './SegmentProfileCard.tsx'
import { SingleGroup } from './SingleGroup.tsx'
import { useSegmentEdits } from './useSegmentEdits.ts'

/** All respondents have no id of a segment. */
const ALL_ALONE: ChosenGroups = { first: '', second: null }

interface SegmentsPanelProps {
  readonly definitions: readonly SegmentDefinition[]
  readonly needs: readonly Need[]
  readonly answers: SurveyAnswers
}

/** The segments of a study whose survey is loaded. */
export function SegmentsPanel({ definitions, needs, answers }: SegmentsPanelProps) {
  const isReadOnly = useReadOnly()
  const edits = useSegmentEdits()
  const segments = useMemo(() => segmentsOf(definitions, answers), [definitions, answers])
  const { groups: choice } = useEditor()
  const { first: shownId, second: otherId } = useReadable(choice) ?? ALL_ALONE
  const pointed = usePointedNeed()
  const groups = useMemo(() => groupsOf(segments, needs, answers), [segments, needs, answers])
  // A removed segment is shown no longer.
  const shown = groups.find(({ id }) => id === shownId) ?? groups[0]
  const other = groups.find(({ id }) => id === otherId && id !== shown.id)
  const compared = useMemo(() => (other ? compareGroups(shown.needs, other.needs) : null), [shown, other])
  const profiles = segments.flatMap((segment) => {
    const group = [shown, other].find((each) => each?.id === segment.id)
    return group ? [<SegmentProfileCard key={segment.id} {...{ segment, group, answers }} />] : []
  })
  return (
    <>
      <SegmentsBar needs={needs} answers={answers} onAdd={isReadOnly ? null : edits.add} />
      {segments.length > 0 && (
        <SegmentList
          segments={segments}
          definitions={definitions}
          groups={groups}
          answers={answers}
          edits={isReadOnly ? null : edits}
        />
      )}
      {segments.length > 0 && (
        <GroupChoice
          groups={groups}
          shown={shown.id}
          other={other?.id ?? null}
          onShow={(first) => choice.set({ first, second: otherId })}
          onCompare={(second) => choice.set({ first: shown.id, second })}
        />
      )}
      {compared && other ? (
        <Comparison first={shown} second={other} compared={compared} pointed={pointed}>
          {profiles}
        </Comparison>
      ) : (
        <SingleGroup group={shown} pointed={pointed}>
          {profiles}
        </SingleGroup>
      )}
    </>
  )
}
