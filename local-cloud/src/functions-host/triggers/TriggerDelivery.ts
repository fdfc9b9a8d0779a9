import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../../base/Log.ts'
import type { TriggerEvent, TriggerOutbox } from '../../firestore/store/TriggerOutbox.ts'
import { FunctionFailedError } from '../process/errors.ts'
import type { HostState } from '../process/HostState.ts'
import type { Trigger } from '../process/messages.ts'
import type { Supervisor } from '../process/Supervisor.ts'
import { concerns } from './concerns.ts'
import { toCloudEvent } from './toCloudEvent.ts'

const AT_ONCE = 10
const MOST_ATTEMPTS = 5
const FIRST_PAUSE_MILLISECONDS = 100

export interface TriggerDeliveryOptions {
  readonly project: string
  readonly outbox: TriggerOutbox
  readonly supervisor: Supervisor
  readonly log: Log
}

/** What is known of an event whose delivery was cut off. */
interface Attempt {
  readonly count: number
  readonly done: ReadonlySet<string>
}

/**
 * Brings every waiting change to the triggers that want it, at least once and in no promised order.
 * A trigger that throws is logged, and tried again only when its options say `retry`. A process that ends during a
 * delivery gets the event again. Both at most five times: then the event is given up, so that none blocks the rest.
 */
export class TriggerDelivery {
  readonly #options: TriggerDeliveryOptions
  readonly #attempts = new Map<number, Attempt>()
  readonly #releases: readonly (() => void)[]
  #running = 0
  #stopped = false

  constructor(options: TriggerDeliveryOptions) {
    this.#options = options
    const { outbox, supervisor } = options
    this.#releases = [
      outbox.onPending(() => this.#pump()),
      supervisor.onState((state) => this.#follow(state)),
    ]
    this.#follow(supervisor.state)
  }

  /** What was not acknowledged stays in the outbox for the next start. */
  stop(): void {
    this.#stopped = true
    for (const release of this.#releases) release()
  }

  #follow(state: HostState): void {
    if (state.kind !== 'serving') return
    const { outbox, project } = this.#options
    outbox.watch(state.triggers.map(({ database, document }) => ({ project, database, document })))
    this.#pump()
  }

  #pump(): void {
    const { outbox, supervisor } = this.#options
    if (supervisor.state.kind !== 'serving') return
    // After a crash one event at a time, so that only the one which causes it uses up its attempts.
    const room = (this.#attempts.size > 0 ? 1 : AT_ONCE) - this.#running
    if (room <= 0) return
    const { triggers } = supervisor.state
    for (const event of outbox.claim(room)) {
      this.#running += 1
      void this.#deliver(event, triggers)
    }
  }

  async #deliver(event: TriggerEvent, triggers: readonly Trigger[]): Promise<void> {
    const { outbox, log } = this.#options
    const { count, done } = this.#attempts.get(event.id) ?? { count: 0, done: new Set<string>() }
    const wanted = triggers.filter((trigger) => concerns(trigger, event) && !done.has(trigger.name))
    const outcomes = await Promise.all(wanted.map((trigger) => this.#run(trigger, event)))
    const open = wanted.filter((_, index) => outcomes[index] === 'again')
    const isTriedAgain = open.length > 0 && count + 1 < MOST_ATTEMPTS
    if (isTriedAgain) await wait(FIRST_PAUSE_MILLISECONDS * 2 ** count, undefined, { ref: false })
    this.#running -= 1
    if (this.#stopped) return
    if (isTriedAgain) {
      const finished = wanted.filter((trigger) => !open.includes(trigger)).map(({ name }) => name)
      this.#attempts.set(event.id, { count: count + 1, done: new Set([...done, ...finished]) })
      outbox.release(event.id)
    } else {
      for (const { name } of open) {
        log(`functions: ${name} failed ${MOST_ATTEMPTS} times on ${event.document}; the event is given up`)
      }
      this.#attempts.delete(event.id)
      outbox.acknowledge(event.id)
    }
    this.#pump()
  }

  async #run(trigger: Trigger, event: TriggerEvent): Promise<'done' | 'again'> {
    try {
      await this.#options.supervisor.deliver(trigger.name, toCloudEvent(event, trigger))
      return 'done'
    } catch (error) {
      if (!(error instanceof FunctionFailedError)) return 'again'
      this.#options.log(`functions: ${trigger.name} failed on ${event.document}: ${error.message}`)
      return trigger.retry ? 'again' : 'done'
    }
  }
}
