import { AsyncLocalStorage } from 'node:async_hooks'

/** What is running: one call of a function, one run of a schedule, or one run of a trigger. */
export interface Invocation {
  /** Name under which functions/src/index.ts exports the function. */
  readonly function: string
  /** Made by the browser; null for a schedule or trigger, or a client that sent none. */
  readonly request: string | null
  /** What started a trigger. */
  readonly change?: TriggeringChange
}

/** A change of a document that started triggers. An event of Firestore does not say which call made it. */
export interface TriggeringChange {
  /** Id of the event. Repeated runs have the same. */
  readonly event: string
  /** Pseudonym of the member below whom the document is; null for others. */
  readonly uid: string | null
  /** When the document was written. ISO 8601 in UTC. */
  readonly writtenAt: string
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
