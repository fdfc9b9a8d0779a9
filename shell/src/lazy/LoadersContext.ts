import { createContext } from 'react'
import { useRequiredContext } from '../core/useRequiredContext.ts'
import type { FeatureLoader } from '../features/loading/createFeatureLoader.ts'
import type { Overrides } from '../features/override/createOverrides.ts'
import type { FeatureViews } from '../features/views/createFeatureViews.ts'

/** Loads code while the page is open, and reloads the page when its files have been replaced. */
export interface Loaders {
  readonly features: FeatureLoader
  /** Counts how often features are shown and fail. */
  readonly views: FeatureViews
  /** The versions of features that somebody has chosen in this browser. */
  readonly overrides: Overrides
  /**
   * Reloads the page once for each reason, and never over unsaved work.
   * @returns whether the page is being reloaded
   */
  readonly reloadOnce: (reason: string) => boolean
  /** Whether the server now serves another build of the page; false if it cannot be asked. */
  readonly isOutdated: () => Promise<boolean>
}

export const LoadersContext = createContext<Loaders | null>(null)

/**
 * The page's loaders.
 * @throws Error outside the provider
 */
export const useLoaders = (): Loaders => useRequiredContext(LoadersContext, 'Loaders')
