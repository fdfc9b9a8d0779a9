import type { Log } from '../base/Log.ts'
import type { BackgroundWork } from '../snapshots/SnapshotSource.ts'
import type { DeliveryMode } from './DeliveryMode.ts'
import { DeliveryMode as ModeSchema, NORMAL } from './DeliveryMode.ts'
import type { Delivery, DeliveryStore } from './DeliveryStore.ts'

const MAX_CONCURRENT = 8
/** Seconds until the next attempt; the last one is repeated. */
const RETRY_SECONDS = [1, 2, 4, 8, 15, 30, 60, 120, 300] as const
/** About a day of attempts. */
const MAX_ATTEMPTS = 300
const ANSWER_MS = 30_000
const REVERSED_MS = 1000

/** A webhook as it is sent. */
export interface WebhookMessage {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface WebhooksOptions {
  /** Names the service in the log, for example "payments". */
  readonly sender: string
  /** Stores the mode of delivery. */
  readonly settings: {
    setting(name: string): string | undefined
    setSetting(name: string, value: string): void
  }
  readonly deliveries: DeliveryStore
  /** Where the events are sent; undefined to send none. */
  readonly url: string | undefined
  /** The signed message of an event, made anew for each attempt; undefined if the event does not exist. */
  readonly messageOf: (event: string) => WebhookMessage | undefined
  /** Milliseconds since 1970 by this machine's clock. */
  readonly machineTime: () => number
  readonly log: Log
}

export interface DeliveryResult {
  readonly delivered: number
  readonly failed: number
  readonly pending: number
}

/** Sends the events to the webhook, at least once each, until it answers with a status of 2xx. */
export class Webhooks implements BackgroundWork {
  readonly #options: WebhooksOptions
  /** Those that wait for an answer, with whether it is accepted. */
  readonly #sending = new Map<number, Promise<boolean>>()
  readonly #stop = new AbortController()
  #timer: NodeJS.Timeout | undefined

  constructor(options: WebhooksOptions) {
    this.#options = options
  }

  get mode(): DeliveryMode {
    const stored = this.#options.settings.setting('deliveryMode')
    return stored === undefined ? NORMAL : ModeSchema.parse(JSON.parse(stored))
  }

  set mode(mode: DeliveryMode) {
    this.#options.settings.setSetting('deliveryMode', JSON.stringify(mode))
    this.wake()
  }

  /** Queues an event as the mode says. Called in the transaction of its change; call `wake` afterwards. */
  queue(event: string): void {
    const { deliveries, machineTime, url } = this.#options
    if (url === undefined) return
    const { mode } = this
    const now = machineTime()
    switch (mode.mode) {
      case 'late':
        deliveries.add(event, now + mode.seconds * 1000, 'pending')
        return
      case 'twice':
        deliveries.add(event, now, 'pending')
        deliveries.add(event, now, 'pending')
        return
      case 'dropped':
        deliveries.add(event, now, 'dropped')
        return
      case 'reversed':
        deliveries.add(event, this.#endOfGroup(now), 'pending')
        return
      case 'normal':
      case 'held':
        deliveries.add(event, now, 'pending')
    }
  }

  /** Sends what is due in the background, and waits for what is due later. */
  wake(): void {
    clearTimeout(this.#timer)
    if (this.#stop.signal.aborted || this.mode.mode === 'held') return
    const { deliveries, machineTime } = this.#options
    const isReversed = this.mode.mode === 'reversed'
    const capacity = isReversed ? 1 : MAX_CONCURRENT
    // Those that are being sent are still pending.
    const due = deliveries
      .due(machineTime(), isReversed ? 'newest first' : 'oldest first', 2 * MAX_CONCURRENT)
      .filter(({ id }) => !this.#sending.has(id))
    for (const delivery of due.slice(0, Math.max(0, capacity - this.#sending.size))) {
      void this.#send(delivery).then(() => this.wake())
    }
    const next = deliveries.nextDue()
    if (next === undefined || this.#sending.size > 0) return
    this.#timer = setTimeout(() => this.wake(), Math.max(10, next - machineTime()))
    this.#timer.unref()
  }

  /**
   * Sends everything that is pending once, due or not, one after the other, and waits for the answers. What happens in
   * the meantime, for example because the receiver calls the API, is sent too.
   *
   * @param reversed newest first
   */
  async deliver(reversed = false): Promise<DeliveryResult> {
    const { deliveries } = this.#options
    const tried = new Set<number>()
    let delivered = 0
    for (;;) {
      const pending = deliveries.pending().filter(({ id }) => !tried.has(id))
      if (pending.length === 0) break
      for (const delivery of reversed ? pending.toReversed() : pending) {
        tried.add(delivery.id)
        if (await this.#send(delivery)) delivered += 1
      }
    }
    return { delivered, failed: tried.size - delivered, pending: deliveries.pending().length }
  }

  /**
   * Sends these events in this order, delivered before or not, and waits for the answers. Their own deliveries stay.
   *
   * @returns the HTTP status of each answer, 0 for none
   */
  async send(events: readonly string[]): Promise<readonly number[]> {
    const statuses: number[] = []
    for (const event of events) statuses.push(await this.#post(event))
    return statuses
  }

  /** Whether none waits for an answer. Some may be due later. */
  get isIdle(): boolean {
    return this.#sending.size === 0
  }

  async whenIdle(): Promise<void> {
    while (!this.isIdle) await Promise.allSettled(this.#sending.values())
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#stop.abort()
  }

  /** When the events that are reversed together are sent. */
  #endOfGroup(now: number): number {
    const due = this.#options.deliveries.nextDue() ?? 0
    return due > now ? due : now + REVERSED_MS
  }

  /** Sends a delivery, unless it is being sent already. @returns whether it was accepted */
  #send(delivery: Delivery): Promise<boolean> {
    const running = this.#sending.get(delivery.id)
    if (running) return running
    const sent = this.#sendOnce(delivery).finally(() => this.#sending.delete(delivery.id))
    this.#sending.set(delivery.id, sent)
    return sent
  }

  async #sendOnce(delivery: Delivery): Promise<boolean> {
    const { deliveries, machineTime, log, sender } = this.#options
    const status = await this.#post(delivery.event)
    if (this.#stop.signal.aborted) return false
    const attempts = delivery.attempts + 1
    const answer = status === 0 ? 'no answer' : String(status)
    if (status >= 200 && status < 300) {
      deliveries.update({ ...delivery, attempts, answer, state: 'delivered' })
      return true
    }
    const seconds = RETRY_SECONDS[attempts - 1] ?? RETRY_SECONDS[RETRY_SECONDS.length - 1] ?? 1
    const state = attempts < MAX_ATTEMPTS ? 'pending' : 'given up'
    deliveries.update({ ...delivery, attempts, answer, state, due: machineTime() + seconds * 1000 })
    if (attempts === 1) log(`${sender}: the webhook answered ${delivery.event} with ${answer}`)
    return false
  }

  async #post(id: string): Promise<number> {
    const { url, messageOf } = this.#options
    const message = messageOf(id)
    if (url === undefined || !message) return 0
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', ...message.headers },
        body: message.body,
        signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(ANSWER_MS)]),
      })
      await response.arrayBuffer()
      return response.status
    } catch {
      return 0
    }
  }
}
