import { counted } from '@outcome-studio/shared/domain/base'
import type { SegmentDefinition } from '@outcome-studio/shared/domain/study'
import { useMemo } from 'react'
import { withoutSegments, withSegmentName, withSegments } from '../../domain/segments/editSegments.ts'
import type { Segment } from '../../domain/segments/segmentsOf.ts'
import { useEditor } from '../react/EditorContext.ts'
import { useUndoToast } from '../react/useUndoToast.ts'

/** The member's edits of the segments of a study. Each is one step of the history. */
export interface SegmentEdits {
  readonly add: (added: SegmentDefinition) => void
  readonly rename: (segment: Segment, name: string) => void
  /** Removes a filter, or the clusters that were found together. */
  readonly remove: (segment: Segment) => void
}

export function useSegmentEdits(definitions: readonly SegmentDefinition[]): SegmentEdits {
  const { session } = useEditor()
  const report = useUndoToast()
  return useMemo(() => {
    const set = (segments: readonly SegmentDefinition[]) =>
      session.apply({ kind: 'setStudyFields', fields: { segments } })
    return {
      add: (added) => void set(withSegments(definitions, added)),
      rename: (segment, name) => void set(withSegmentName(definitions, segment, name)),
      remove: (segment) => {
        if (!set(withoutSegments(definitions, segment.uuid))) return
        const { name, source } = segment
        report(source.kind === 'filter' ? `“${name}” removed.` : `${counted(source.of, 'cluster')} removed.`)
      },
    }
  }, [definitions, session, report])
}
