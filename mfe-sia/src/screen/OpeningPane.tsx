import { describeError } from '@outcome-studio/shared/domain/errors'
import { createLazyPart } from '@outcome-studio/shared/editor'
import { Button, Notice, Skeleton } from '@outcome-studio/shared/ui'
import { LazyPart } from '../core/LazyPart.tsx'
import { Center, Pane } from './screenStyles.ts'

const welcome = createLazyPart(
  async () => (await import(/* webpackChunkName: 'welcome' */ './Welcome.tsx')).Welcome,
)

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
          <LazyPart part={welcome} props={{ onStart }} name="the invitation" isUrgent />
        ) : (
          <Skeleton label="Loading the conversation" />
        )}
      </Center>
    </Pane>
  )
}
