import { isCriticalUpdate } from './isCriticalUpdate.ts'

/** The version keys of Remote Config (docs/product.md §3). */
export interface RemoteVersion {
  /** remote_cfg_enabled */
  readonly isEnabled: boolean
  /** last_critical_semver, for example "20.0.0". */
  readonly lastCritical: string
}

/**
 * The version to offer a refresh for; null for none.
 * @param build version of the running build
 * @param processed the version a notice was closed or followed for last; null for none
 */
export function versionOffer(
  { isEnabled, lastCritical }: RemoteVersion,
  build: string,
  processed: string | null,
): string | null {
  const isOffered = isEnabled && lastCritical !== processed && isCriticalUpdate(lastCritical, build)
  return isOffered ? lastCritical : null
}
