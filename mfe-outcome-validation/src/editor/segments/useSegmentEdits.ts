import { counted } from '@outcome-studio/shared/domain/base'
import type { FilterSegment, SegmentDefinition } from '@outcome-studio/shared/domain/study'
import { useMemo } from 'react'
import {
  withFilter,
  withoutSegments,
  withSegmentName,
  withSegments,
} from '../../domain/segments/editSegments.ts'
import type { Segment } from '../../domain/segments/segmentsOf.ts'
import { useEditor } from '../react/EditorContext.ts'
import { useUndoToast } from '../react/useUndoToast.ts'

/** The member's edits of the segments of a study. Each is one step of the history. */
export interface SegmentEdits {
  readonly add: (added: SegmentDefinition) => void
  /** @param before the filter as the member began to change it */
  readonly change: (before: FilterSegment, after: FilterSegment) => void
  readonly rename: (segment: Segment, name: string) => void
  /** Removes a filter, or the clusters that were found together. */
  readonly remove: (segment: Segment) => void
}

type Edit = (current: readonly SegmentDefinition[]) => readonly SegmentDefinition[]

/** Returns the edits; their identity is stable while a study is open. */
export function useSegmentEdits(): SegmentEdits {
  const { session } = useEditor()
  const report = useUndoToast()
  return useMemo(() => {
    // Of the segments at the time of the edit, which may not be on screen yet.
    const edit = (change: Edit) =>
      session.apply({
        kind: 'setStudyFields',
        fields: { segments: change(session.content.segments ?? []) },
      })
    return {
      add: (added) => void edit((current) => withSegments(current, added)),
      change: (before, after) => void edit((current) => withFilter(current, before, after)),
      rename: (segment, name) => void edit((current) => withSegmentName(current, segment, name)),
      remove: (segment) => {
        if (!edit((current) => withoutSegments(current, segment.uuid))) return
        const { name, source } = segment
        report(source.kind === 'filter' ? `“${name}” removed.` : `${counted(source.of, 'cluster')} removed.`)
      },
    }
  }, [session, report])
}
