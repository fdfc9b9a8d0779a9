import { counted } from '../../base/counted.ts'
import type { Study } from '../Study.ts'
import { type SegmentDefinition, segmentNames } from '../segmentSchema.ts'
import type { StudyField } from './StudyField.ts'

/**
 * The segments of a study. Two versions are compared filter by filter, and clusters with those that were found with
 * them, because their centers belong together.
 */
export const SEGMENTS_FIELD: StudyField<Pick<Study, 'segments'>> = {
  label: () => 'Segments',
  text: ({ segments }) => (segments ? segmentNames(segments).join(', ') : null),
  edit: () => 'segments changed',
  isTyped: false,
  entries: {
    // The ids of the segments.
    keys: null,
    list: ({ segments = [] }) =>
      segments.map((value) => ({
        key: value.uuid,
        label: () =>
          `${value.kind === 'filter' ? 'Segment' : 'Clusters'} “${segmentNames([value]).join('”, “')}”`,
        text: describeDefinition(value),
        value,
      })),
  },
  // Tables have one line for each statement. A JSON file contains the field.
  files: 'none',
}

function describeDefinition(definition: SegmentDefinition): string {
  const names = segmentNames([definition])
  const source =
    definition.kind === 'filter'
      ? definition.conditions.map(({ screener, answers }) => `${screener}: ${answers.join(' or ')}`)
      : [`Found with ${counted(definition.outcomes.length, 'outcome')}, seed ${definition.seed}`]
  return [...names, ...source].join('\n')
}
