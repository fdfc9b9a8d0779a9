import { Button, Notice, radius, shadow, space, VisuallyHidden } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import type { Outcome } from './Outcome.ts'

// Sticky, so that it is visible anywhere in a long list. Opaque, because the list scrolls below it.
const Frame = styled.div`
  position: sticky;
  bottom: ${space(4)};
  z-index: 2;

  & > div {
    border-radius: ${radius.medium};
    box-shadow: ${shadow.overlay};
  }
`

interface OutcomeNoticeProps {
  readonly outcome: Outcome | null
  /** Whether the change is not stored yet. Default false. */
  readonly isSaving?: boolean
  readonly onDismiss: () => void
}

/** Reports the result of the last change and offers to undo it or to try again. */
export function OutcomeNotice({ outcome, isSaving = false, onDismiss }: OutcomeNoticeProps) {
  return (
    <>
      <VisuallyHidden aria-live="polite">{outcome?.kind === 'done' ? outcome.text : ''}</VisuallyHidden>
      {outcome && (
        <Frame>
          <Notice
            tone={outcome.kind === 'done' ? 'success' : 'danger'}
            actions={
              <>
                {outcome.kind === 'failed' && outcome.retry && (
                  <Button onPress={outcome.retry}>Try again</Button>
                )}
                {outcome.kind === 'done' && outcome.undo && <Button onPress={outcome.undo}>Undo</Button>}
                <Button tone="quiet" onPress={onDismiss}>
                  Dismiss
                </Button>
              </>
            }
          >
            {outcome.text}
            {isSaving && ' Saving…'}
          </Notice>
        </Frame>
      )}
    </>
  )
}
