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
/** Deliveries after which an event is given up whose process ended each time. */
const MAX_ENDED = 5

export interface TriggerDeliveryOptions {
  readonly project: string
  readonly outbox: TriggerOutbox
  readonly supervisor: Supervisor
  readonly log: Log
  readonly retryDelays: readonly number[]
}

type Outcome = 'done' | 'failed' | 'ended'

/** State of an event whose delivery failed. */
interface Attempt {
  readonly count: number
  /** How often its process ended. */
  readonly ended: number
  readonly done: ReadonlySet<string>
}

const FIRST: Attempt = { count: 0, ended: 0, done: new Set() }

/**
 * Delivers each pending change to its triggers, at least once and in no guaranteed order. A failed trigger is logged,
 * and retried only if its options request `retry`, while other events are delivered. An event whose process ended is
 * always retried. After the last attempt an event is dropped.
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
    const hasCrashed = [...this.#attempts.values()].some(({ ended }) => ended > 0)
    const capacity = (hasCrashed ? 1 : MAX_CONCURRENT) - this.#running
    if (capacity <= 0) return
    const { triggers } = supervisor.state
    for (const event of outbox.claim(capacity)) {
      this.#running += 1
      void this.#deliver(event, triggers)
    }
  }

  async #deliver(event: TriggerEvent, triggers: readonly Trigger[]): Promise<void> {
    const { outbox, log, retryDelays } = this.#options
    const before = this.#attempts.get(event.id) ?? FIRST
    const matching = triggers.filter(
      (trigger) => matchesTrigger(trigger, event) && !before.done.has(trigger.name),
    )
    const outcomes = await Promise.all(matching.map((trigger) => this.#run(trigger, event)))
    const failed = matching.filter((_, index) => outcomes[index] !== 'done')
    const ended = before.ended + (outcomes.includes('ended') ? 1 : 0)
    const delay = retryDelays[before.count]
    if (failed.length === 0 || delay === undefined || ended >= MAX_ENDED) {
      for (const { name } of failed) {
        log(`functions: ${name} failed ${before.count + 1} times on ${event.document}; the event is given up`)
      }
      this.#running -= 1
      if (!this.#stopped) this.#end(event)
    } else {
      const finished = matching.filter((trigger) => !failed.includes(trigger)).map(({ name }) => name)
      const done = new Set([...before.done, ...finished])
      this.#attempts.set(event.id, { count: before.count + 1, ended, done })
      // Its place stays taken after a crash, so that no other event is delivered before it is known what caused it.
      if (ended > 0) await wait(delay, undefined, { ref: false })
      this.#running -= 1
      if (ended === 0) {
        this.#deliverPending()
        await wait(delay, undefined, { ref: false })
      }
      if (!this.#stopped) outbox.release(event.id)
    }
    this.#wakeWaiting()
    if (!this.#stopped) this.#deliverPending()
  }

  #end({ id }: TriggerEvent): void {
    this.#attempts.delete(id)
    this.#options.outbox.acknowledge(id)
  }

  async #run(trigger: Trigger, event: TriggerEvent): Promise<Outcome> {
    try {
      await this.#options.supervisor.deliver(trigger.name, toCloudEvent(event, trigger))
      return 'done'
    } catch (error) {
      if (!(error instanceof FunctionFailedError)) return 'ended'
      this.#options.log(`functions: ${trigger.name} failed on ${event.document}: ${error.message}`)
      return trigger.retry ? 'failed' : 'done'
    }
  }
}
