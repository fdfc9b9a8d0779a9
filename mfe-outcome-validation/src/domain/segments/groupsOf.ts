import type { Need } from '@outcome-studio/shared/domain/analysis'
import type { SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import { needsWithRest } from './needsOfGroup.ts'
import { everyone, rateGroups, rateWithRest } from './rateOutcomes.ts'
import type { Segment } from './segmentsOf.ts'

/** Respondents whose ratings are shown: a segment, or all of them. */
export interface Group {
  /** Of the segment; empty for all respondents. */
  readonly id: string
  readonly name: string
  readonly size: number
  /** The outcomes of the study with the ratings of the group. */
  readonly needs: readonly Need[]
  /** The same outcomes with the ratings of all other respondents. */
  readonly rest: readonly Need[]
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
      ...needsWithRest(needs, rateWithRest(answers, everyone(answers))),
    },
    ...segmentGroups(segments, needs, answers),
  ]
}

/** The segments that can be formed. */
export function segmentGroups(
  segments: readonly Segment[],
  needs: readonly Need[],
  answers: SurveyAnswers,
): readonly Group[] {
  const formed = segments.filter(({ problem }) => problem === null)
  // Clusters that were found together have no common members.
  const rated = new Map(
    [...Map.groupBy(formed, togetherBy).values()].flatMap((together) => {
      const ratings = rateGroups(
        answers,
        together.map(({ members }) => members),
      )
      return ratings.map((rating, at) => [together[at], rating] as const)
    }),
  )
  return formed.flatMap((segment) => {
    const ratings = rated.get(segment)
    const { id, name, size } = segment
    return ratings ? [{ id, name, size, ...needsWithRest(needs, ratings) }] : []
  })
}

const togetherBy = (segment: Segment): unknown => (segment.source.kind === 'cluster' ? segment.uuid : segment)
