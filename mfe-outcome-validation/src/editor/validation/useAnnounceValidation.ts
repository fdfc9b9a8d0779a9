import { useEffect, useRef } from 'react'
import { describeCounts } from '../checking/describeCounts.ts'
import { useEditor } from '../react/EditorContext.ts'
import type { ValidationState } from './ValidationState.ts'

/** Number of progress announcements per run. More would disturb a screen reader user who is writing. */
const TIMES = 4

/** Announces the progress and the result of a validation to screen readers. */
export function useAnnounceValidation(state: ValidationState): void {
  const { announcement } = useEditor()
  const announced = useRef('idle')
  useEffect(() => {
    const stage =
      state.kind === 'running' && state.total > 0
        ? `running ${Math.floor((TIMES * state.checked) / state.total)}`
        : state.kind
    if (stage === announced.current) return
    announced.current = stage
    const text = announcementFor(state)
    if (text !== null) announcement.set(text)
  }, [state, announcement])
}

/** Returns null if there is nothing to announce. A failure is shown as an alert. */
function announcementFor(state: ValidationState): string | null {
  switch (state.kind) {
    case 'running':
      return `Validation: ${state.checked} of ${state.total} checked.`
    case 'stopped':
      return `Validation stopped: ${state.checked} of ${state.total} checked.`
    case 'done':
      return `Validation finished: ${describeCounts(state.report.counts)}.`
    default:
      return null
  }
}
