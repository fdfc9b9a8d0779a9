const VERSION = /^v?(\d{1,9})\.(\d{1,9})(?:\.|$)/

/** Parses major and minor of a version, the only parts that are compared; null if the version is invalid. */
export function readVersion(version: string): { readonly major: number; readonly minor: number } | null {
  const [, major, minor] = VERSION.exec(version.trim()) ?? []
  return major === undefined || minor === undefined ? null : { major: Number(major), minor: Number(minor) }
}

/**
 * Whether a running build is behind the last critical version: by major, or by minor within the same major
 * (docs/product.md §4). An invalid version is never an update.
 * @param remote for example "20.0.0"
 * @param build for example "19.2.0"
 */
export function isCriticalUpdate(remote: string, build: string): boolean {
  const theirs = readVersion(remote)
  const ours = readVersion(build)
  if (theirs === null || ours === null) return false
  return theirs.major === ours.major ? theirs.minor > ours.minor : theirs.major > ours.major
}
