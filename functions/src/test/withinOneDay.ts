/**
 * Runs an action with the date of now (UTC). If it does not end on that day, its result says nothing about it: then the
 * action runs again.
 */
export async function withinOneDay<Result>(action: (day: string) => Promise<Result>): Promise<Result> {
  for (;;) {
    const day = today()
    const result = await action(day)
    if (today() === day) return result
  }
}

const today = (): string => new Date().toISOString().slice(0, 10)
