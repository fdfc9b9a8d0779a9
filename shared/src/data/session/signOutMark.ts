const KEY = 'outcome-studio:signed-out'

/** Notes for every tab that this person signs out by choice; null takes the note back. */
export function markSignOut(uid: string | null, storage: () => Storage = () => localStorage): void {
  try {
    if (uid === null) storage().removeItem(KEY)
    else storage().setItem(KEY, uid)
  } catch {
    // Other tabs then say that the session has ended, which is true too.
  }
}

export function isMarkedSignOut(uid: string, storage: () => Storage = () => localStorage): boolean {
  try {
    return storage().getItem(KEY) === uid
  } catch {
    return false
  }
}
