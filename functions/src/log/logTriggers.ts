import type { Invocation } from './invocation.ts'
import { runLogged } from './logInvocations.ts'
import { pseudonym } from './pseudonym.ts'

/** An event of Firestore, as far as it is logged. */
interface DocumentEvent {
  readonly id: string
  /** When the document was written. ISO 8601. */
  readonly time: string
  /** Values of the placeholders in the path of the trigger. */
  readonly params: Readonly<Record<string, string>>
}

/**
 * Wraps the work of a trigger of the database, so that its lines of the log name the function and the change that started
 * it, and its end is logged. The path of the document is left out, because ids can be texts of members.
 * @returns a handler that fails as the work does, so that the platform repeats it
 */
export function logTriggers<Event extends DocumentEvent>(
  name: string,
  work: (event: Event) => Promise<void> | void,
): (event: Event) => Promise<void> {
  return (event) => {
    const { id, time, params } = event
    const uid = params.uid === undefined ? null : pseudonym(params.uid)
    const change = { event: id, uid, writtenAt: new Date(time).toISOString() }
    const invocation: Invocation = { function: name, request: null, change }
    return runLogged(invocation, async () => work(event))
  }
}
