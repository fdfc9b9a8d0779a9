import { Button, Notice } from '@outcome-studio/shared/ui'
import type { ValidationState } from '../binding/useValidation.ts'
import { describeCounts } from '../remarks/describeCounts.ts'

interface ValidationNoticeProps {
  readonly state: ValidationState
  readonly onRetry: () => Promise<void>
  readonly onDismiss: () => void
}

/** What came of a validation, until it is dismissed or run again. */
export const ValidationNotice = ({ state, onRetry, onDismiss }: ValidationNoticeProps) => {
  const dismiss = (
    <Button tone="quiet" onPress={onDismiss}>
      Dismiss
    </Button>
  )
  switch (state.kind) {
    case 'idle':
    case 'running':
      return null
    case 'failed':
      return (
        <Notice
          tone="danger"
          actions={
            <>
              <Button onPress={() => void onRetry()}>Try again</Button>
              {dismiss}
            </>
          }
        >
          The validation did not run, and nothing was changed. {state.message}
        </Notice>
      )
    case 'done': {
      const { counts, checked } = state.report
      return (
        <Notice tone={counts.error > 0 ? 'warning' : 'success'} actions={dismiss}>
          Validated {checked} {checked === 1 ? 'text' : 'texts'}: {describeCounts(counts)}. The findings are
          kept with the study when you save it.
        </Notice>
      )
    }
  }
}
