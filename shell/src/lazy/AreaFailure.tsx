import { type FeatureError, featureErrorText } from '@outcome-studio/shared/feature'
import { Button, EmptyState, Page } from '@outcome-studio/shared/ui'
import { Unplug } from 'lucide-react'
import { useEnvironment } from '../core/EnvironmentContext.ts'
import { FailureReference } from '../errors/FailureReference.tsx'
import { useShellHost } from '../host/ShellHostContext.ts'

interface AreaFailureProps {
  readonly error: FeatureError
  readonly tryAgain: () => void
  /** Loads the release before the one that failed; null if there is none. */
  readonly usePrevious: (() => void) | null
  readonly isInModal: boolean
}

/** Replaces a failed area: shows the reason and offers a retry, the previous version or a reload. */
export function AreaFailure({ error, tryAgain, usePrevious, isInModal }: AreaFailureProps) {
  const host = useShellHost()
  const { config } = useEnvironment()
  const { title, detail } = featureErrorText(error)
  return (
    <Page role="alert">
      <EmptyState
        title={title}
        level={isInModal ? 2 : 1}
        icon={<Unplug aria-hidden="true" />}
        action={
          <>
            <Button tone="primary" onPress={tryAgain}>
              Try again
            </Button>
            {usePrevious && (
              <Button tone="quiet" onPress={usePrevious}>
                Use the previous version
              </Button>
            )}
            {error.recovery === 'reload' && (
              <Button tone="quiet" onPress={() => location.reload()}>
                Reload the page
              </Button>
            )}
            <FailureReference error={error} errors={host.errors} support={config.support} />
          </>
        }
      >
        {detail}
      </EmptyState>
    </Page>
  )
}
