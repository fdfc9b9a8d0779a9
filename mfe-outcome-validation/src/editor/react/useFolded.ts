import type { JobStepUuid } from '@outcome-studio/shared/domain/study'
import { useSyncExternalStore } from 'react'
import { useEditor } from './EditorContext.ts'

/** Whether a job step is collapsed. Renders again only when that changes. */
export function useFolded(stepId: JobStepUuid): boolean {
  const { folded } = useEditor()
  return useSyncExternalStore(folded.subscribe, () => folded.has(stepId))
}
