import type { Need } from '@outcome-studio/shared/domain/analysis'
import type { SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import { needsOfGroup } from './needsOfGroup.ts'
import { everyone } from './rateOutcomes.ts'
import type { Segment } from './segmentsOf.ts'

/** Respondents whose ratings are shown: a segment, or all of them. */
export interface Group {
  /** Of the segment; empty for all respondents. */
  readonly id: string
  readonly name: string
  readonly size: number
  /** The outcomes of the study with the ratings of the group. */
  readonly needs: readonly Need[]
}

/** All respondents, and the segments that can be formed. */
export function groupsOf(
  segments: readonly Segment[],
  needs: readonly Need[],
  answers: SurveyAnswers,
): readonly [Group, ...Group[]] {
  return [
    {
      id: '',
      name: 'All respondents',
      size: answers.respondents.length,
      needs: needsOfGroup(needs, answers, everyone(answers)),
    },
    ...segments
      .filter(({ problem }) => problem === null)
      .map(({ id, name, size, members }) => ({
        id,
        name,
        size,
        needs: needsOfGroup(needs, answers, members),
      })),
  ]
}
