import { FEATURE_TIMEOUT_MS, type Presentation } from '@outcome-studio/shared/feature'
import type { FeatureAddress } from '../areas/routes.ts'
import { classifyLoadFailure } from '../features/loading/classifyLoadFailure.ts'
import type { AreaSource } from './AreaSource.ts'

interface FeatureRequest {
  readonly address: FeatureAddress
  readonly title: string
  /** Path at which the feature is mounted. */
  readonly basename: string
  /** Default: 'page'. */
  readonly presentation?: Presentation
}

/**
 * The source of an area that a feature shows. The code that mounts features is loaded with the first of them. `load`
 * rejects with FeatureError.
 */
export function featureSource({
  address,
  title,
  basename,
  presentation = 'page',
}: FeatureRequest): AreaSource {
  return {
    title,
    subject: { feature: address.remote },
    slowAfterMs: FEATURE_TIMEOUT_MS,
    loaded: () => null,
    load: async (attempt, { features, views }, services) => {
      const onMounted = views.begin(address.remote)
      const { loadFeature } = await import(/* webpackChunkName: 'features' */ './loadFeature.ts').catch(
        (cause: unknown) => {
          throw classifyLoadFailure(cause, title)
        },
      )
      return loadFeature({
        area: title,
        host: { ...services, basename, presentation },
        slowAfterMs: FEATURE_TIMEOUT_MS,
        load: () => features.load(address, title, attempt),
        onMounted,
      })
    },
    previous: ({ features }) => features.previousOf(address),
    // A missing file may belong to the feature or to the shell.
    isOutdated: async ({ features, isOutdated }) =>
      (await features.isOutdated(address).catch(() => false)) || isOutdated(),
  }
}
