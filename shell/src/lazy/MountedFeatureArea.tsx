import { type FeatureError, FeatureSlot, type Presentation } from '@outcome-studio/shared/feature'
import { Page, Skeleton } from '@outcome-studio/shared/ui'
import { useCallback, useMemo } from 'react'
import type { FeatureAddress } from '../areas/routes.ts'
import { isChunkLoadError } from '../features/staleChunk/isChunkLoadError.ts'
import { focusContent } from '../focus/focusContent.ts'
import { useShellHost } from '../host/ShellHostContext.ts'
import { AreaFailure } from './AreaFailure.tsx'
import { useLoaders } from './LoadersContext.ts'

export interface MountedFeatureAreaProps {
  readonly address: FeatureAddress
  readonly area: string
  readonly basename: string
  readonly presentation: Presentation
}

/** A feature in its place, with everything it is mounted with. */
export function MountedFeatureArea({ address, area, basename, presentation }: MountedFeatureAreaProps) {
  const host = useShellHost()
  const { features, reloadOnce } = useLoaders()
  const services = useMemo(
    () => ({ ...host.services, basename, presentation }),
    [host, basename, presentation],
  )
  const load = useCallback(
    (attempt: number) => features.load(address, area, attempt),
    [features, address, area],
  )
  const isInModal = presentation === 'modal'
  const label = `Loading ${area}`

  const onFailure = async (error: FeatureError) => {
    const failure = { feature: address.remote, kind: error.kind }
    host.services.report(error, failure)
    host.services.logEvent('feature_failed', failure)
    if (!isChunkLoadError(error)) return
    // A missing file is the server's trouble, unless a newer version stands in its place. Where that cannot be
    // asked, the failure has been told above.
    const isOutdated = await features.isOutdated(address).catch(() => false)
    if (isOutdated) reloadOnce(String(error.cause))
  }

  return (
    <FeatureSlot
      area={area}
      host={services}
      load={load}
      pending={
        isInModal ? (
          <Skeleton label={label} />
        ) : (
          <Page>
            <Skeleton label={label} screen={area} />
          </Page>
        )
      }
      failed={(error, tryAgain) => (
        <AreaFailure
          error={error}
          isInModal={isInModal}
          tryAgain={() => {
            // The button is about to go, and the keyboard must not go with it.
            focusContent()
            tryAgain()
          }}
        />
      )}
      onFailure={onFailure}
    />
  )
}
