import { ParentMessage } from '../process/messages.ts'
import { sendToParent } from './sendToParent.ts'

/** Counts the calls that are carried out, and reports to the local cloud when there are none. */
export class RunningFunctions {
  readonly #running = new Set<symbol>()
  /** Requests for a report that are not answered yet. */
  #asked = 0

  constructor() {
    process.on('message', (message) => {
      if (ParentMessage.parse(message).type !== 'report idle') return
      this.#asked += 1
      this.#report()
    })
  }

  /** @returns to be called once the call has ended; further calls have no effect */
  start(): () => void {
    const call = Symbol('call')
    this.#running.add(call)
    return () => {
      this.#running.delete(call)
      this.#report()
    }
  }

  #report(): void {
    if (this.#running.size > 0) return
    for (; this.#asked > 0; this.#asked -= 1) sendToParent({ type: 'idle' })
  }
}
