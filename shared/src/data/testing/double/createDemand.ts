/** Failures and delays on demand, for actions of one repository. */
export interface Demand<Action> {
  /** Lets the next action fail, or the next of one kind. */
  failNext(error: Error, of?: Action): void
  /** Lets all actions wait, or all of one kind, until the returned function is called. */
  hold(of?: Action): () => void
  /** Waits and fails as demanded. */
  pass(action: Action): Promise<void>
  /** A method that passes first. */
  passing<Sent extends readonly unknown[], Answer>(
    action: Action,
    work: (...sent: Sent) => Promise<Answer>,
  ): (...sent: Sent) => Promise<Answer>
}

/** Creates a demand without failures and delays. */
export function createDemand<Action>(): Demand<Action> {
  const failures: { readonly error: Error; readonly of: Action | undefined }[] = []
  let held: { readonly of: Action | undefined; readonly until: Promise<void> } | undefined

  async function pass(action: Action): Promise<void> {
    if (held && (held.of ?? action) === action) await held.until
    const at = failures.findIndex(({ of }) => (of ?? action) === action)
    if (at !== -1) throw failures.splice(at, 1)[0]?.error
  }
  return {
    failNext: (error, of) => void failures.push({ error, of }),
    hold: (of) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = { of, until: promise }
      return resolve
    },
    pass,
    passing:
      (action, work) =>
      async (...sent) => {
        await pass(action)
        return work(...sent)
      },
  }
}
