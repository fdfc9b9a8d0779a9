import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../../base/Log.ts'
import type { TriggerEvent, TriggerOutbox } from '../../firestore/store/TriggerOutbox.ts'
import type { BackgroundWork } from '../../snapshots/SnapshotSource.ts'
import { FunctionFailedError } from '../process/errors.ts'
import type { HostState } from '../process/HostState.ts'
import type { Trigger } from '../process/messages.ts'
import type { Supervisor } from '../process/Supervisor.ts'
import { matchesTrigger } from './matchesTrigger.ts'
import { toCloudEvent } from './toCloudEvent.ts'

const MAX_CONCURRENT = 10
const MAX_ATTEMPTS = 5
const FIRST_RETRY_DELAY_MS = 100

export interface TriggerDeliveryOptions {
  readonly project: string
  readonly outbox: TriggerOutbox
  readonly supervisor: Supervisor
  readonly log: Log
}

/** State of an event whose delivery failed. */
interface Attempt {
  readonly count: number
  readonly done: ReadonlySet<string>
}

/**
 * Delivers each pending change to its triggers, at least once and in no guaranteed order. A failed trigger is logged,
 * and retried only if its options request `retry`. An event whose process ended is always retried. After five attempts
 * an event is dropped, so that it does not block the others.
 */
export class TriggerDelivery implements BackgroundWork {
  readonly #options: TriggerDeliveryOptions
  readonly #attempts = new Map<number, Attempt>()
  readonly #releases: readonly (() => void)[]
  #waiting: (() => void)[] = []
  #running = 0
  #stopped = false

  constructor(options: TriggerDeliveryOptions) {
    this.#options = options
    const { outbox, supervisor } = options
    this.#releases = [
      outbox.onPending(() => this.#deliverPending()),
      supervisor.onState((state) => this.#onState(state)),
    ]
    outbox.expectPatterns()
    this.#onState(supervisor.state)
  }

  /** Whether all events are delivered, or none will be until the code of the functions changes. */
  get isIdle(): boolean {
    const { outbox, supervisor } = this.#options
    if (this.#running > 0) return false
    return outbox.isEmpty || supervisor.state.kind === 'broken' || this.#stopped
  }

  async whenIdle(): Promise<void> {
    while (!this.isIdle) await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  /** Unacknowledged events stay in the outbox for the next start. */
  stop(): void {
    this.#stopped = true
    for (const release of this.#releases) release()
    this.#wakeWaiting()
  }

  #wakeWaiting(): void {
    for (const resolve of this.#waiting.splice(0)) resolve()
  }

  #onState(state: HostState): void {
    this.#wakeWaiting()
    if (state.kind !== 'serving') return
    const { outbox, project } = this.#options
    outbox.watch(state.triggers.map(({ database, document }) => ({ project, database, document })))
    this.#deliverPending()
  }

  #deliverPending(): void {
    const { outbox, supervisor } = this.#options
    if (supervisor.state.kind !== 'serving') return
    // After a crash events are delivered one at a time, so that only the one that causes it uses up its attempts.
    const capacity = (this.#attempts.size > 0 ? 1 : MAX_CONCURRENT) - this.#running
    if (capacity <= 0) return
    const { triggers } = supervisor.state
    for (const event of outbox.claim(capacity)) {
      this.#running += 1
      void this.#deliver(event, triggers)
    }
  }

  async #deliver(event: TriggerEvent, triggers: readonly Trigger[]): Promise<void> {
    const { outbox, log } = this.#options
    const { count, done } = this.#attempts.get(event.id) ?? { count: 0, done: new Set<string>() }
    const matching = triggers.filter((trigger) => matchesTrigger(trigger, event) && !done.has(trigger.name))
    const outcomes = await Promise.all(matching.map((trigger) => this.#run(trigger, event)))
    const failed = matching.filter((_, index) => outcomes[index] === 'retry')
    const willRetry = failed.length > 0 && count + 1 < MAX_ATTEMPTS
    if (willRetry) await wait(FIRST_RETRY_DELAY_MS * 2 ** count, undefined, { ref: false })
    this.#running -= 1
    this.#wakeWaiting()
    if (this.#stopped) return
    if (willRetry) {
      const finished = matching.filter((trigger) => !failed.includes(trigger)).map(({ name }) => name)
      this.#attempts.set(event.id, { count: count + 1, done: new Set([...done, ...finished]) })
      outbox.release(event.id)
    } else {
      for (const { name } of failed) {
        log(`functions: ${name} failed ${MAX_ATTEMPTS} times on ${event.document}; the event is given up`)
      }
      this.#attempts.delete(event.id)
      outbox.acknowledge(event.id)
    }
    this.#deliverPending()
  }

  async #run(trigger: Trigger, event: TriggerEvent): Promise<'done' | 'retry'> {
    try {
      await this.#options.supervisor.deliver(trigger.name, toCloudEvent(event, trigger))
      return 'done'
    } catch (error) {
      if (!(error instanceof FunctionFailedError)) return 'retry'
      this.#options.log(`functions: ${trigger.name} failed on ${event.document}: ${error.message}`)
      return trigger.retry ? 'retry' : 'done'
    }
  }
}
