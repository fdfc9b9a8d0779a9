import type { SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import type {
  ClusterSegments,
  SegmentCondition,
  SegmentDefinition,
} from '@outcome-studio/shared/domain/study'
import { assignClusters, CLUSTER_ALGORITHM } from './assignClusters.ts'
import { filterRespondents } from './filterRespondents.ts'
import { individualGaps } from './individualGaps.ts'
import { countMembers, type Members } from './rateOutcomes.ts'

/** A segment of a study with the respondents who belong to it. */
export interface Segment {
  /** Unique within the study: the definition's uuid, with the number of the cluster. */
  readonly id: string
  readonly uuid: string
  readonly name: string
  readonly source:
    | { readonly kind: 'filter'; readonly conditions: readonly SegmentCondition[] }
    | { readonly kind: 'cluster'; readonly number: number; readonly of: number }
  readonly members: Members
  readonly size: number
  /** Why the segment cannot be formed with these answers; null if it can. Then it has no members. */
  readonly problem: string | null
}

/** The name of a cluster that has none. */
export const clusterName = (number: number): string => `Cluster ${number + 1}`

/** Share of a clustering's outcomes that a survey must have asked about. */
const LEAST_KNOWN = 0.5

/**
 * Forms the segments of a study with the answers to a survey. After another import, filters are applied again, and each
 * respondent belongs to the cluster with the nearest center.
 */
export function segmentsOf(
  definitions: readonly SegmentDefinition[],
  answers: SurveyAnswers,
): readonly Segment[] {
  return definitions.flatMap((definition) =>
    definition.kind === 'filter'
      ? [filterSegment(definition, answers)]
      : clusterSegments(definition, answers),
  )
}

function filterSegment(
  { uuid, name, conditions }: Extract<SegmentDefinition, { kind: 'filter' }>,
  answers: SurveyAnswers,
): Segment {
  const found = filterRespondents(answers, conditions)
  const titles = new Set(answers.screeners.map(({ title }) => title))
  const missing = conditions
    .filter(({ screener }) => !titles.has(screener))
    .map(({ screener }) => `“${screener}”`)
  return {
    id: uuid,
    uuid,
    name,
    source: { kind: 'filter', conditions },
    ...membersOf(found ?? new Uint8Array(answers.respondents.length)),
    problem: found === null ? `The survey does not have the question ${missing.join(' and ')}.` : null,
  }
}

function clusterSegments(definition: ClusterSegments, answers: SurveyAnswers): readonly Segment[] {
  const { uuid, outcomes, clusters } = definition
  const problem = clusterProblem(definition, answers)
  const centers = clusters.map(({ center }) => center)
  const assigned = problem === null ? assignClusters(individualGaps(answers, outcomes), centers) : null
  return clusters.map(({ name }, number) => ({
    id: `${uuid}/${number}`,
    uuid,
    name: name || clusterName(number),
    source: { kind: 'cluster', number, of: clusters.length },
    ...membersOf(
      assigned
        ? assigned.map((each) => (each === number ? 1 : 0))
        : new Uint8Array(answers.respondents.length),
    ),
    problem,
  }))
}

function clusterProblem({ algorithm, outcomes }: ClusterSegments, answers: SurveyAnswers): string | null {
  if (algorithm !== CLUSTER_ALGORITHM)
    return 'A newer version of the product found these clusters. Reload the page to see them.'
  const asked = new Set<string>(answers.outcomes.map(({ statementId }) => statementId))
  const known = outcomes.filter((id) => asked.has(id)).length
  return known < outcomes.length * LEAST_KNOWN
    ? 'The survey asks about fewer than half of the outcomes that these clusters were found with.'
    : null
}

const membersOf = (members: Members) => ({ members, size: countMembers(members) })
