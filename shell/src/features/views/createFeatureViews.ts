import { FEATURE_FAILED, FEATURE_MOUNTED } from '@outcome-studio/shared/domain/analytics'
import type { HostServices } from '@outcome-studio/shared/feature'

export interface FeatureViews {
  /**
   * A feature is about to be loaded and shown, which begins a view.
   * @returns called when the feature is mounted
   */
  begin(feature: string): () => void
  /**
   * A feature failed: its area, or code of it elsewhere. Counts for the latest view of the feature, once.
   * @param kind for example "crashed"
   */
  failed(feature: string, kind: string): void
}

interface FeatureViewsParts {
  readonly logEvent: HostServices['logEvent']
  /** Milliseconds. */
  readonly now: () => number
  /** Version on this page, or else the one that was to be loaded; null if there is none. */
  readonly versionOf: (feature: string) => string | null
}

interface View {
  readonly since: number
  isMounted: boolean
  hasFailed: boolean
}

/**
 * Logs what becomes of each view of a feature: `feature_mounted` with the milliseconds since it was asked for, and
 * `feature_failed`, each once at most. The number of views is that of mounts and of failures before a mount. A view that
 * was left before either is not logged.
 */
export function createFeatureViews({ logEvent, now, versionOf }: FeatureViewsParts): FeatureViews {
  const latest = new Map<string, View>()

  const describe = (feature: string) => {
    const version = versionOf(feature)
    return { feature, ...(version === null ? {} : { version }) }
  }
  return {
    begin: (feature) => {
      const view: View = { since: now(), isMounted: false, hasFailed: false }
      latest.set(feature, view)
      return () => {
        // What fails and is mounted nevertheless was counted as it failed.
        if (view.isMounted || view.hasFailed) return
        view.isMounted = true
        logEvent(FEATURE_MOUNTED, {
          ...describe(feature),
          milliseconds: Math.round(now() - view.since),
        })
      }
    },
    failed: (feature, kind) => {
      const view = latest.get(feature)
      if (view === undefined || view.hasFailed) return
      view.hasFailed = true
      logEvent(FEATURE_FAILED, { ...describe(feature), kind, mounted: view.isMounted })
    },
  }
}
