import { createLazy } from '@outcome-studio/shared/domain/base'
import type { FeatureLoader } from './createFeatureLoader.ts'

/**
 * A feature loader whose own code is loaded when a feature is first needed.
 * @param start loads the code of the real loader and creates it
 */
export function createLazyLoader(start: () => Promise<FeatureLoader>): FeatureLoader {
  const loader = createLazy(start)
  return {
    load: async (address, area, attempt) => (await loader.load()).load(address, area, attempt),
    preload: (address, area) => {
      loader.load().then(
        (real) => real.preload(address, area),
        () => {},
      )
    },
    isOutdated: async (address) => (await loader.load()).isOutdated(address),
    isReplaced: async () => (await loader.loaded()?.isReplaced()) ?? false,
    previousOf: (address) => loader.loaded()?.previousOf(address) ?? null,
    versionOf: (remote) => loader.loaded()?.versionOf(remote) ?? null,
    versions: async () => (await loader.load()).versions(),
  }
}
