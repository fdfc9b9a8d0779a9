import type { JobStepView } from '@outcome-studio/shared/document'
import { openRemarks, type Severity } from '@outcome-studio/shared/domain/study'
import { useCallback, useSyncExternalStore } from 'react'
import { itemOf } from '../checking/itemOf.ts'
import { COUNTS } from '../checking/LiveRemarks.ts'
import { worstSeverity } from '../checking/severities.ts'
import { useEditor } from './EditorContext.ts'

/**
 * The worst severity of the open remarks on some items; null without remarks.
 * @param keys uuids of job steps and outcome statements
 */
export function useWorstSeverity(keys: readonly string[]): Severity | null {
  const { remarks, session } = useEditor()
  const subscribe = useCallback((listener: () => void) => remarks.subscribe(COUNTS, listener), [remarks])
  return useSyncExternalStore(subscribe, () => {
    const found = keys.flatMap((key) => {
      const own = remarks.of(key) ?? []
      const item = own.length > 0 && itemOf(session.views, key)
      return item ? openRemarks(item, own) : []
    })
    return worstSeverity(found)
  })
}

/** The keys of a step and of its statements. */
export const keysOf = (step: JobStepView | undefined): readonly string[] =>
  step ? [step.uuid, ...step.statementIds] : []
