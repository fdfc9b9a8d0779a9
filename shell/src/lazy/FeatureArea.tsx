import { createLazy } from '@outcome-studio/shared/domain'
import type { Presentation } from '@outcome-studio/shared/feature'
import { useMemo } from 'react'
import { LazyScreen } from './LazyScreen.tsx'
import type { MountedFeatureAreaProps } from './MountedFeatureArea.tsx'

type FeatureAreaProps = Omit<MountedFeatureAreaProps, 'presentation'> & {
  /** Default 'page'. */
  readonly presentation?: Presentation
}

/** A feature in its place below the sidebar or in a modal. What mounts features is fetched with the first of them. */
export function FeatureArea({ address, area, basename, presentation = 'page' }: FeatureAreaProps) {
  const { remote, expose } = address
  const screen = useMemo(
    () =>
      createLazy(async () => {
        const { MountedFeatureArea } = await import(
          /* webpackChunkName: 'features' */ './MountedFeatureArea.tsx'
        )
        const shown = { address: { remote, expose }, area, basename, presentation }
        return () => <MountedFeatureArea {...shown} />
      }),
    [remote, expose, area, basename, presentation],
  )
  return <LazyScreen screen={screen} title={area} sidebar isInModal={presentation === 'modal'} />
}
