import type { FeatureLoader } from './createFeatureLoader.ts'

/**
 * A feature loader that is itself fetched when a feature is first asked for. Nothing is kept of a failure: the next
 * call asks again.
 * @param start fetches the code of the real loader and makes it
 */
export function createLateLoader(start: () => Promise<FeatureLoader>): FeatureLoader {
  let started: Promise<FeatureLoader> | undefined
  const loader = () => {
    started ??= start().catch((error: unknown) => {
      started = undefined
      throw error
    })
    return started
  }
  return {
    load: async (address, area, attempt) => (await loader()).load(address, area, attempt),
    preload: (address, area) => {
      loader().then(
        (real) => real.preload(address, area),
        () => {},
      )
    },
    isOutdated: async (address) => (await loader()).isOutdated(address),
  }
}
