import { syncedEventPath, zoomConferencePath } from '@outcome-studio/shared/domain/paths'
import { DOMAIN, type EventsCloud } from '../openEvents.ts'
import type { ModelKey } from './sequences.ts'

const HOUR = 3_600_000

/** What the host does with an event at Zoom. The product learns of changes of the event at once. */
export class HostModel {
  readonly #key: ModelKey
  readonly #cloud: EventsCloud
  #capacity: number | null
  #isCancelled = false

  constructor(key: ModelKey, capacity: number | null, cloud: EventsCloud) {
    this.#key = key
    this.#capacity = capacity
    this.#cloud = cloud
  }

  /** Number of places; null for no limit. */
  get capacity(): number | null {
    return this.#capacity
  }

  /** Whether the event does not take place. */
  get isCancelled(): boolean {
    return this.#isCancelled
  }

  /** Gives the event one place more. */
  async enlarge(): Promise<void> {
    if (this.#capacity === null || this.#isCancelled) return
    this.#capacity += 1
    await this.#atZoom('edit', { capacity: this.#capacity })
    await this.#change(null, { capacity: this.#capacity })
  }

  /** Moves the event to a later hour. */
  async move(): Promise<void> {
    if (this.#isCancelled) return
    const { startTime, endTime } = (await this.#event().get()).data() ?? {}
    const later = (time: unknown) => new Date(Date.parse(String(time)) + HOUR).toISOString()
    const moved = { startTime: later(startTime), endTime: later(endTime) }
    await this.#atZoom('move', { start_time: moved.startTime })
    await this.#change('startTime', moved)
  }

  /** Deletes the event at Zoom. */
  async cancelEvent(): Promise<void> {
    if (this.#isCancelled) return
    this.#isCancelled = true
    await this.#atZoom('cancel', {})
    await this.#change('state', { state: 'cancelled' })
  }

  /** Decides about a member at Zoom, which then calls the webhook. Zoom approves nobody for a full event. */
  async decide(uid: string, action: 'approve' | 'deny' | 'cancel'): Promise<void> {
    if (this.#isCancelled) return
    const registrants = await this.#cloud.registrants(this.#key.zoomId)
    const registrant = registrants.find(({ email }) => email === `${uid}@${DOMAIN}`)
    if (registrant === undefined) return
    const approved = registrants.filter(({ status }) => status === 'approved').length
    if (action === 'approve' && this.#capacity !== null && approved >= this.#capacity) return
    await this.#atZoom(`registrants/${registrant.id}/${action}`)
  }

  /** Whether Zoom lists a member as denied. */
  async hasDenied(uid: string): Promise<boolean> {
    const registrants = await this.#cloud.registrants(this.#key.zoomId)
    return registrants.some(({ email, status }) => email === `${uid}@${DOMAIN}` && status === 'denied')
  }

  /**
   * As the sync does, unless the webhook was faster. A webhook that began to read the event before the change is late,
   * and must not bring back what it has read.
   * @param told the field of which members are told; null if they are not
   */
  async #change(
    told: 'startTime' | 'state' | null,
    fields: Readonly<Record<string, string | number>>,
  ): Promise<void> {
    const event = this.#event()
    const latest = this.#cloud.firestore.doc(zoomConferencePath(this.#key.zoomId))
    const readAt = Date.now() + 1
    await this.#cloud.firestore.runTransaction(async (transaction) => {
      const stored = await transaction.get(event)
      transaction.set(latest, { readAt }, { merge: true })
      if (told === null) transaction.update(event, fields)
      else if (stored.get(told) !== fields[told])
        transaction.update(event, { ...fields, sequence: Number(stored.get('sequence')) + 1 })
    })
  }

  async #atZoom(action: string, body?: object): Promise<void> {
    await this.#cloud.owner('POST', `events/${this.#key.zoomId}/${action}`, body)
  }

  #event() {
    return this.#cloud.firestore.doc(syncedEventPath(this.#key.eventId))
  }
}
