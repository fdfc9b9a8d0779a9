import { useEffect, useRef } from 'react'
import { describeCounts } from '../checking/describeCounts.ts'
import { useEditor } from '../react/EditorContext.ts'
import type { ValidationState } from './ValidationState.ts'

/** Times that a run is spoken of while it goes on: a voice that counts along leaves no peace to write. */
const TIMES = 4

/** Says to those who cannot see it how a validation goes, now and then, and what came of it. */
export function useAnnounceValidation(state: ValidationState): void {
  const { announcement } = useEditor()
  const said = useRef('idle')
  useEffect(() => {
    const stage =
      state.kind === 'running' && state.total > 0
        ? `running ${Math.floor((TIMES * state.checked) / state.total)}`
        : state.kind
    if (stage === said.current) return
    said.current = stage
    const words = wordsFor(state)
    if (words !== null) announcement.set(words)
  }, [state, announcement])
}

/** null where nothing is to be said: a failure is an alert where it is shown. */
function wordsFor(state: ValidationState): string | null {
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
