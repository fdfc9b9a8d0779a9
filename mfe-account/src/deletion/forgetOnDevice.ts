/**
 * Removes what this device keeps of a member: drafts of theirs, which would only trouble whoever comes next.
 * @param storages asked for at each use, since merely reaching for one may throw where it is blocked
 */
export function forgetOnDevice(memberId: string, storages: readonly (() => Storage)[]): void {
  const mark = `:${encodeURIComponent(memberId)}`
  for (const storage of storages) {
    try {
      const all = storage()
      const keys = Array.from({ length: all.length }, (_, at) => all.key(at) ?? '')
      for (const key of keys) {
        if (key.startsWith('outcome-studio:') && `${key}:`.includes(`${mark}:`)) all.removeItem(key)
      }
    } catch {
      // What cannot be reached keeps nothing.
    }
  }
}
