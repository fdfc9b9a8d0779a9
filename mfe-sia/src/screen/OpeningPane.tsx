import { describeError } from '@outcome-studio/shared/domain/errors'
import { Button, EmptyState, Notice, Skeleton } from '@outcome-studio/shared/ui'
import { MessageCircle } from 'lucide-react'
import { Center, Pane } from './screenStyles.ts'

interface OpeningPaneProps {
  /** Whether a narrow screen shows this pane. */
  readonly isShown: boolean
  /** Why sessions or studies could not be loaded; null if they were, or are being loaded. */
  readonly failure: Error | null
  /** Whether the member has no session and the address names none. */
  readonly isEmpty: boolean
  readonly onRetry: () => void
  readonly onStart: () => void
}

/** Shown instead of a conversation until there is one: progress, a failure, or an invitation to start. */
export function OpeningPane({ isShown, failure, isEmpty, onRetry, onStart }: OpeningPaneProps) {
  return (
    <Pane data-kind="opening" data-shown={isShown || undefined}>
      <Center>
        {failure ? (
          <Notice tone="danger" actions={<Button onPress={onRetry}>Try again</Button>}>
            Your sessions could not be loaded. {describeError(failure).message}
          </Notice>
        ) : isEmpty ? (
          <Welcome onStart={onStart} />
        ) : (
          <Skeleton label="Loading the conversation" />
        )}
      </Center>
    </Pane>
  )
}

function Welcome({ onStart }: Pick<OpeningPaneProps, 'onStart'>) {
  return (
    <EmptyState
      title="Talk a study through with the coach"
      icon={<MessageCircle aria-hidden="true" />}
      action={
        <Button tone="primary" onPress={onStart}>
          Start talking
        </Button>
      }
    >
      Sia asks who you want to help and what they are trying to get done, and turns your own words into
      outcome statements. You decide what goes into the study.
    </EmptyState>
  )
}
