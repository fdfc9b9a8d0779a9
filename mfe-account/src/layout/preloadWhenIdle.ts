import type { Lazy } from '@outcome-studio/shared/domain/base'

/** Milliseconds between loading the feature and the first preload, so that the screen that is shown comes first. */
const REST = 2_000

/**
 * Loads screens that are not shown yet while the browser is idle, so that they open at once, and offline too. A failure
 * is ignored: the screen is loaded again when it is shown, and reports a failure then.
 */
export function preloadWhenIdle(screens: readonly Lazy<unknown>[]): void {
  // Safari does not support requestIdleCallback. There, a screen is loaded when it is shown.
  if (typeof requestIdleCallback !== 'function') return
  setTimeout(() => {
    for (const screen of screens) requestIdleCallback(() => void screen.load().catch(() => {}))
  }, REST)
}
