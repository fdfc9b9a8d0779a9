import type { FeatureLoader } from '../features/loading/createFeatureLoader.ts'
import { type FollowedRouter, onPageLeft } from './onNavigation.ts'

interface FollowedParts {
  readonly router: FollowedRouter
  readonly features: Pick<FeatureLoader, 'isReplaced'>
  /** Whether work on the page would be lost, or an edit is on its way. */
  readonly isBusy: () => boolean
  readonly reload: () => void
  /** Milliseconds since any moment. */
  readonly now: () => number
}

/** Milliseconds after a navigation in which the page is reloaded. Later the member is at work on the new page. */
const LIMIT = 1_500

/**
 * Reloads the page at a navigation after the registry has listed another release of a feature that this page runs. The
 * code of two releases never shares a page. Returns the release.
 */
export function followReleases({ router, features, isBusy, reload, now }: FollowedParts): () => void {
  return onPageLeft(router, () => {
    const leftAt = now()
    features.isReplaced().then(
      (isReplaced) => {
        if (isReplaced && !isBusy() && now() - leftAt < LIMIT) reload()
      },
      // A registry that cannot be read is reported by the next load.
      () => {},
    )
  })
}
