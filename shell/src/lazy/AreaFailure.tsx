import { type FeatureError, featureErrorText } from '@outcome-studio/shared/feature'
import { Button, EmptyState, Page, space } from '@outcome-studio/shared/ui'
import { Unplug } from 'lucide-react'
import styled from 'styled-components'
import { useEnvironment } from '../core/EnvironmentContext.ts'
import { FailureReference } from '../errors/FailureReference.tsx'
import { describeOverride } from '../features/override/describeOverride.ts'
import type { FeatureOverride } from '../features/override/storedOverrides.ts'
import { useShellHost } from '../host/ShellHostContext.ts'

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)};
`

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
            <Choices>
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
            </Choices>
            <FailureReference error={error} errors={host.errors} support={config.support} />
          </>
        }
      >
        {override
          ? `This browser does not use the released version of ${override.id} (${describeOverride(override)}). That may be why.`
          : detail}
      </EmptyState>
    </Page>
  )
}
