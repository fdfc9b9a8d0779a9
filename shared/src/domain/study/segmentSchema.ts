import * as z from 'zod/mini'

/** The answers to one screener question that a respondent may have given. */
export interface SegmentCondition {
  /** Title of the screener in the survey. */
  readonly screener: string
  /** At least one. */
  readonly answers: readonly string[]
}

/** Respondents who meet every condition. */
export interface FilterSegment {
  readonly kind: 'filter'
  /** Sorts in the order of creation (creationId), which a merge restores. */
  readonly uuid: string
  readonly name: string
  /** At least one. */
  readonly conditions: readonly SegmentCondition[]
}

/** One of several clusters, with the typical gap of each outcome in it. */
export interface Cluster {
  readonly name: string
  /** In the order of the outcomes of its clustering. */
  readonly center: readonly number[]
}

/**
 * Two to six segments found together. A respondent belongs to the cluster with the nearest center (docs/method.md §8), so
 * that the study contains no list of respondents, and people who answer later have a segment as well.
 */
export interface ClusterSegments {
  readonly kind: 'clusters'
  /** As that of a filter. */
  readonly uuid: string
  /** Seed of the search that found them. */
  readonly seed: number
  /** Version of the rule by which respondents belong to clusters. */
  readonly algorithm: number
  /** Uuids of the outcomes that the centers refer to. */
  readonly outcomes: readonly string[]
  readonly clusters: readonly Cluster[]
}

/** Segments of the respondents to a survey. */
export type SegmentDefinition = FilterSegment | ClusterSegments

const uuid = z.string().check(z.minLength(1))

/** Unknown keys are preserved by a read and a write. */
export const segmentSchema: z.ZodMiniType<SegmentDefinition> = z.union([
  z.looseObject({
    kind: z.literal('filter'),
    uuid,
    name: z.string(),
    conditions: z
      .array(z.looseObject({ screener: z.string(), answers: z.array(z.string()).check(z.minLength(1)) }))
      .check(z.minLength(1)),
  }),
  z.looseObject({
    kind: z.literal('clusters'),
    uuid,
    seed: z.number(),
    algorithm: z.number(),
    outcomes: z.array(uuid),
    clusters: z
      .array(z.looseObject({ name: z.string(), center: z.array(z.number()) }))
      .check(z.minLength(2), z.maxLength(6)),
  }),
])

/** The names of all segments in their order, for example "Cooks, Beginners". */
export const segmentNames = (segments: readonly SegmentDefinition[]): readonly string[] =>
  segments.flatMap((each) => (each.kind === 'filter' ? [each.name] : each.clusters.map(({ name }) => name)))
