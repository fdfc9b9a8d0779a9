import type { AreaView } from '@outcome-studio/shared/feature'
import type { CommonServices } from '../host/createHost.ts'
import type { Loaders } from './LoadersContext.ts'

/** Origin of a lazy area: a chunk of the shell, or a feature. Plain data and functions, created once per route. */
export interface AreaSource {
  readonly title: string
  /** Subject of logged failures, for example { feature: "mfe-account" }. */
  readonly subject: { readonly screen: string } | { readonly feature: string }
  /** Milliseconds after which its load is shown as slow, while it continues. Default: never. */
  readonly slowAfterMs?: number
  /** The component if it has been loaded before; null otherwise. */
  readonly loaded: () => AreaView | null
  /**
   * @param attempt 0 at first; each retry adds 1
   * @throws FeatureError
   */
  readonly load: (attempt: number, loaders: Loaders, services: CommonServices) => Promise<AreaView>
  /**
   * For an area that failed: makes the next attempts load the release before it; null if there is none. Default: there
   * is none.
   */
  readonly previous?: (loaders: Loaders) => (() => void) | null
  /** Whether the server now offers a newer version than the one that is running; false if it cannot be asked. */
  readonly isOutdated: (loaders: Loaders) => Promise<boolean>
}
