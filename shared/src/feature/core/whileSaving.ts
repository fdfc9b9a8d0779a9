const saving = new Set<Promise<unknown>>()

const ask = (event: BeforeUnloadEvent): void => event.preventDefault()

/**
 * For an edit that is shown as done before the database has it. Until it is stored, the browser asks before it closes
 * or reloads the page, also after the member has gone to another place of the app.
 *
 * @param work ends when the edit is stored, or was refused
 * @returns the same promise
 */
export function whileSaving<Result>(work: Promise<Result>): Promise<Result> {
  if (saving.size === 0) window.addEventListener('beforeunload', ask)
  saving.add(work)
  const end = () => {
    saving.delete(work)
    if (saving.size === 0) window.removeEventListener('beforeunload', ask)
  }
  work.then(end, end)
  return work
}

/** Whether an edit is not stored yet. */
export const isSaving = (): boolean => saving.size > 0
