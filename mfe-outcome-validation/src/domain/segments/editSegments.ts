import { isEqual } from '@outcome-studio/shared/domain/base'
import type { FilterSegment, SegmentDefinition } from '@outcome-studio/shared/domain/study'
import { CLUSTER_ALGORITHM } from './assignClusters.ts'
import type { FoundClusters } from './findClusters.ts'
import { clusterName, type Segment } from './segmentsOf.ts'

type Definitions = readonly SegmentDefinition[]

/** Renames one segment, of a clustering only the one cluster. */
export function withSegmentName(
  definitions: Definitions,
  { uuid, source }: Segment,
  name: string,
): Definitions {
  return definitions.map((each) => {
    if (each.uuid !== uuid) return each
    if (each.kind === 'filter') return { ...each, name }
    const clusters = each.clusters.map((cluster, number) =>
      source.kind === 'cluster' && number === source.number ? { ...cluster, name } : cluster,
    )
    return { ...each, clusters }
  })
}

/** Adds segments, or replaces those of the same uuid in their place. */
export function withSegments(definitions: Definitions, added: SegmentDefinition): Definitions {
  return definitions.some(({ uuid }) => uuid === added.uuid)
    ? definitions.map((each) => (each.uuid === added.uuid ? added : each))
    : [...definitions, added]
}

/**
 * Changes a filter. Its name or conditions stay as they are by now if the change left them alone.
 * @param before the filter that was changed to `after`
 */
export function withFilter(
  definitions: Definitions,
  before: FilterSegment,
  after: FilterSegment,
): Definitions {
  const current = definitions.find(({ uuid }) => uuid === before.uuid)
  return withSegments(definitions, {
    ...after,
    ...(current?.kind === 'filter' && {
      name: after.name === before.name ? current.name : after.name,
      conditions: isEqual(after.conditions, before.conditions) ? current.conditions : after.conditions,
    }),
  })
}

/** Removes a filter, or all clusters that were found together: without one, its respondents would go to another. */
export const withoutSegments = (definitions: Definitions, uuid: string): Definitions =>
  definitions.filter((each) => each.uuid !== uuid)

/** Found clusters as they are stored. One without a name is called by its number. */
export function clusterDefinition(
  { outcomes, centers }: FoundClusters,
  { uuid, seed, names }: { readonly uuid: string; readonly seed: number; readonly names: readonly string[] },
): SegmentDefinition {
  return {
    kind: 'clusters',
    uuid,
    seed,
    algorithm: CLUSTER_ALGORITHM,
    outcomes,
    clusters: centers.map((center, number) => ({
      name: names[number]?.trim() || clusterName(number),
      center,
    })),
  }
}
