import { z } from 'zod'
import type { PaymentsCloud } from '../openPayments.ts'
import type { Delivery } from './sequences.ts'

const statusesSchema = z.object({ statuses: z.array(z.number()) })

const MOST_ATTEMPTS = 20

/** What became of the events of a run. */
export interface PostmanCounts {
  sent: number
  dropped: number
  /** Answered with 5xx: sent again, as the provider does. */
  unfinished: number
}

/** Delivers the events of one member in any order: some twice, some late, some never. */
export class Postman {
  readonly #owner: PaymentsCloud['owner']
  readonly #counts: PostmanCounts
  #held: readonly string[] = []

  constructor(owner: PaymentsCloud['owner'], counts: PostmanCounts) {
    this.#owner = owner
    this.#counts = counts
  }

  /**
   * Delivers new events and some that were held back.
   * @param events ids of the new events
   */
  async deliver(events: readonly string[], { seed }: Delivery): Promise<void> {
    const random = randomOf(seed)
    const kept: string[] = []
    const sent: string[] = []
    for (const event of [...this.#held, ...events]) {
      const fate = random()
      if (fate < 0.3) this.#counts.dropped += 1
      else if (fate < 0.5) kept.push(event)
      else sent.push(...(fate < 0.65 ? [event, event] : [event]))
    }
    this.#held = kept
    const shuffled = sent
      .map((event) => ({ event, rank: random() }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ event }) => event)
    const half = Math.floor(shuffled.length * random())
    await Promise.all([this.#send(shuffled.slice(0, half)), this.#send(shuffled.slice(half))])
  }

  async #send(events: readonly string[], attempt = 1): Promise<void> {
    if (events.length === 0) return
    if (attempt > MOST_ATTEMPTS) throw new Error('The webhook does not finish.')
    const { statuses } = statusesSchema.parse(await this.#owner('POST', 'deliver', { events }))
    this.#counts.sent += statuses.length
    const again = events.filter((_event, index) => (statuses[index] ?? 0) >= 500 || statuses[index] === 0)
    const refused = statuses.filter((status) => status >= 300 && status < 500)
    if (refused.length > 0) throw new Error(`The webhook answered ${refused.join(', ')}.`)
    this.#counts.unfinished += again.length
    await this.#send(again, attempt + 1)
  }
}

/** A generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
