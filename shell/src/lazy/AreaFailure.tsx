import { type FeatureError, featureErrorText } from '@outcome-studio/shared/feature'
import { Button, EmptyState, Page } from '@outcome-studio/shared/ui'
import { Unplug } from 'lucide-react'
import { useEnvironment } from '../core/EnvironmentContext.ts'
import { FailureReference } from '../errors/FailureReference.tsx'
import { describeOverride } from '../features/override/describeOverride.ts'
import type { FeatureOverride } from '../features/override/storedOverrides.ts'
import { useShellHost } from '../host/ShellHostContext.ts'

interface AreaFailureProps {
  readonly error: FeatureError
  readonly tryAgain: () => void
  /** Loads the release before the one that failed; null if there is none. */
  readonly usePrevious: (() => void) | null
  /** The version that was chosen in this browser and failed; null if the registry chose it. */
  readonly override: FeatureOverride | null
  /** Reloads the page without that choice. */
  readonly useReleased: () => void
  readonly isInModal: boolean
}

/** Replaces a failed area: shows the reason and offers a retry, another version or a reload. */
export function AreaFailure(props: AreaFailureProps) {
  const { error, tryAgain, usePrevious, override, useReleased, isInModal } = props
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
            {override && (
              <Button tone="primary" onPress={useReleased}>
                Use the released one
              </Button>
            )}
            <Button tone={override ? 'secondary' : 'primary'} onPress={tryAgain}>
              Try again
            </Button>
            {usePrevious && !override && (
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
        {override
          ? `In this browser, ${override.id} is not the released one (${describeOverride(override)}). That may be why.`
          : detail}
      </EmptyState>
    </Page>
  )
}
