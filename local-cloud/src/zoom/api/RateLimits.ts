import { z } from 'zod'
import { ZoomError } from '../events/ZoomError.ts'

/** How expensive a call is, as Zoom's documentation names it. */
export type Weight = 'light' | 'medium' | 'heavy'

/** Calls a second by weight. 0 for no limit. */
export const Limits = z.strictObject({
  light: z.int().min(0).default(80),
  medium: z.int().min(0).default(60),
  heavy: z.int().min(0).default(40),
  /** Heavy calls a day. */
  heavyPerDay: z.int().min(0).default(60_000),
})
export type Limits = z.infer<typeof Limits>

/** Those of a Business account. */
export const BUSINESS_LIMITS: Limits = Limits.parse({})

const DAY_MS = 86_400_000

/** Counts the calls of the account. A restart begins anew. */
export class RateLimits {
  #limits = BUSINESS_LIMITS
  #counts = new Map<string, number>()
  #second = 0
  #day = 0

  get limits(): Limits {
    return this.#limits
  }

  set limits(limits: Limits) {
    this.#limits = limits
    this.#counts = new Map()
  }

  /**
   * Counts a call.
   *
   * @param now milliseconds since 1970
   * @returns headers of the answer
   * @throws ZoomError (429)
   */
  take(weight: Weight, now: number): Readonly<Record<string, string>> {
    const second = Math.floor(now / 1000)
    const day = Math.floor(now / DAY_MS)
    if (second !== this.#second) for (const each of ['light', 'medium', 'heavy']) this.#counts.delete(each)
    if (day !== this.#day) this.#counts.delete('heavyPerDay')
    this.#second = second
    this.#day = day
    if (weight === 'heavy') {
      this.#use('heavyPerDay', 'Daily-limit', new Date((day + 1) * DAY_MS).toISOString())
    }
    return this.#use(weight, 'QPS', '1')
  }

  #use(
    name: keyof Limits,
    type: 'QPS' | 'Daily-limit',
    retryAfter: string,
  ): Readonly<Record<string, string>> {
    const limit = this.#limits[name]
    const used = (this.#counts.get(name) ?? 0) + 1
    this.#counts.set(name, used)
    const headers = {
      'x-ratelimit-category':
        name === 'heavyPerDay' ? 'Heavy' : name.slice(0, 1).toUpperCase() + name.slice(1),
      'x-ratelimit-type': type,
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(Math.max(0, limit - used)),
    }
    if (limit === 0 || used <= limit) return headers
    throw new ZoomError(
      429,
      429,
      type === 'QPS'
        ? 'You have reached the maximum per-second rate limit for this API. Try again later.'
        : 'You have reached the maximum daily rate limit for this API. Refer to the response header for details.',
      { ...headers, 'retry-after': retryAfter },
    )
  }
}
