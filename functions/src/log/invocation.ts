import { AsyncLocalStorage } from 'node:async_hooks'

/** What is running: one call of a function, or one run of a schedule. */
export interface Invocation {
  /** Name under which functions/src/index.ts exports the function. */
  readonly function: string
  /** Made by the browser; null for a schedule, or a client that sent none. */
  readonly request: string | null
}

const invocations = new AsyncLocalStorage<Invocation>()

/** Runs work, and all that it starts, as an invocation: its lines of the log name function and request. */
export const duringInvocation = <Result>(invocation: Invocation, work: () => Result): Result =>
  invocations.run(invocation, work)

/** The invocation that this code runs in, as a field of a log entry. */
export function invocationField(): { readonly invocation?: Invocation } {
  const invocation = invocations.getStore()
  return invocation === undefined ? {} : { invocation }
}
