import { SAVING } from '@outcome-studio/shared/document'
import { Button, Notice, type NoticeTone, ProgressBar } from '@outcome-studio/shared/ui'
import { useSessionValue } from '../react/EditorContext.ts'
import { describeValidation } from './describeValidation.ts'
import type { Validation } from './Validation.ts'
import type { ValidationState } from './ValidationState.ts'

interface ValidationNoticeProps {
  readonly validation: Validation
  readonly state: ValidationState
}

/** Shows the progress and result of a validation until it is dismissed or run again. */
export function ValidationNotice({ validation, state }: ValidationNoticeProps) {
  const isSaved = useSessionValue(SAVING, ({ saveState }) => saveState.phase !== 'unsaved')
  if (state.kind === 'idle') return null
  const next = nextOf(state, validation)
  const words = describeValidation(state, isSaved)
  return (
    <Notice
      tone={toneOf(state)}
      actions={
        <>
          {next && <Button onPress={next.onPress}>{next.label}</Button>}
          {state.kind !== 'running' && (
            <Button tone="quiet" onPress={() => validation.dismiss()}>
              Dismiss
            </Button>
          )}
        </>
      }
    >
      {state.kind === 'running' ? (
        <ProgressBar label={words} value={state.total === 0 ? 1 : state.checked / state.total} />
      ) : (
        words
      )}
    </Notice>
  )
}

/** The first button. It is the same element in all states, so that it keeps the focus. */
function nextOf(state: ValidationState, validation: Validation) {
  switch (state.kind) {
    case 'running':
      return { label: 'Stop', onPress: () => validation.stop() }
    case 'stopped':
      return { label: 'Continue', onPress: () => validation.resume() }
    case 'failed':
      return { label: 'Try again', onPress: () => validation.resume() }
    case 'done':
      return state.report.unjudged > 0
        ? { label: 'Try again', onPress: () => validation.start({ kind: 'unjudged' }) }
        : null
    case 'idle':
      return null
  }
}

function toneOf(state: ValidationState): NoticeTone {
  switch (state.kind) {
    case 'failed':
      return 'danger'
    case 'done':
      return state.report.counts.error + state.report.unjudged > 0 ? 'warning' : 'success'
    default:
      return 'info'
  }
}
