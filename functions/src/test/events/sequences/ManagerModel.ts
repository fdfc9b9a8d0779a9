import { parseLiveEvent, type RegistrationDecision } from '@outcome-studio/shared/domain/events'
import { eventMessagePath, syncedEventPath } from '@outcome-studio/shared/domain/paths'
import { decideAll } from '../../../events/decisions/decideAll.ts'
import { createMessage } from '../../../events/messages/createMessage.ts'
import { followMessage } from '../../../events/messages/followMessage.ts'
import { announceUnpublished } from '../../../events/registration/announceUnpublished.ts'
import type { EventServices } from '../../../events/registration/EventServices.ts'
import { mailServices } from '../../../mail/mailServices.ts'
import { DOMAIN, type EventsCloud } from '../openEvents.ts'
import type { ModelKey } from './sequences.ts'

const REASON = 'It is for coaches.'
/** More than a sequence has of steps that write, and fewer than MESSAGES_A_DAY of an event. */
const MOST_MESSAGES = 4

/** What community managers do with an event in the product. */
export class ManagerModel {
  /** Whether the event was taken off the list at any time: requests fail meanwhile. */
  wasUnpublished = false
  /** When the event was taken off the list, in milliseconds since 1970; null while it is published. */
  unpublishedAt: number | null = null
  readonly #key: ModelKey
  readonly #cloud: EventsCloud
  #messages: readonly string[] = []

  constructor(key: ModelKey, cloud: EventsCloud) {
    this.#key = key
    this.#cloud = cloud
  }

  /** Ids of the messages that were written. */
  get messages(): readonly string[] {
    return this.#messages
  }

  /** Decides about everybody whom Zoom has for the event, or about one member. A decision that fails is not repeated. */
  async decide(uid: string | null, decision: RegistrationDecision, services: EventServices): Promise<void> {
    const event = await this.#readEvent()
    const registrants = await this.#cloud.registrants(this.#key.zoomId)
    const chosen = registrants.filter(({ email }) => uid === null || email === `${uid}@${DOMAIN}`)
    if (event === null || event.state === 'cancelled' || chosen.length === 0) return
    const registrantIds = chosen.map(({ id }) => id)
    const reason = decision === 'deny' ? REASON : ''
    await decideAll(event, { decision, reason, registrantIds }, services, () => true)
  }

  /** Stores a message to those who are registered or to those who wait. @returns its id; null if none is possible */
  async write(audience: 'all' | 'waiting'): Promise<string | null> {
    const event = await this.#readEvent()
    if (event === null || this.#messages.length === MOST_MESSAGES) return null
    const messageId = `${this.#key.zoomId}-${this.#messages.length}`
    this.#messages = [...this.#messages, messageId]
    const message = { audience, subject: `News: ${messageId}`, text: 'Bring a pen.', withRecording: false }
    const sentBy = `manager${this.#key.zoomId}`
    await createMessage({ messageId, sentBy }, message, event, {
      firestore: this.#cloud.firestore,
      now: Date.now,
    })
    return messageId
  }

  /** As the trigger of a stored message does, and the schedule later. */
  async follow(messageId: string, { openZoom }: Pick<EventServices, 'openZoom'>): Promise<void> {
    const { firestore } = this.#cloud
    await followMessage(messageId, { ...mailServices({ firestore, now: Date.now }), openZoom }, () => true)
  }

  /** Takes the event off the list. */
  async unpublish(): Promise<void> {
    if (this.unpublishedAt !== null) return
    this.unpublishedAt = Date.now()
    this.wasUnpublished = true
    await this.#event().update({ status: 'unpublished' })
  }

  /** Puts the event on the list again. */
  async publish(): Promise<void> {
    this.unpublishedAt = null
    await this.#event().update({ status: 'published' })
  }

  /** As the trigger of an event that was taken off the list does. @param at when it was */
  async announce(at: number | null): Promise<void> {
    if (at === null) return
    const { firestore } = this.#cloud
    await announceUnpublished(this.#key.eventId, at, mailServices({ firestore, now: Date.now }), () => true)
  }

  /** @param subjects of the mails that the members of the event got @returns messages that are not sent completely, or that count other mails than the members got. */
  async messageDifferences(subjects: readonly string[]): Promise<readonly string[]> {
    const found: string[] = []
    for (const id of this.#messages) {
      const stored = await this.#cloud.firestore.doc(eventMessagePath(id)).get()
      const { state, delivered, failed } = stored.data() ?? {}
      if (state !== 'sent' || failed !== 0) found.push(`the message ${id} is ${state}, ${failed} failed`)
      const arrived = subjects.filter((subject) => subject === `News: ${id}`).length
      if (arrived !== delivered) found.push(`${arrived} mails of the message ${id} instead of ${delivered}`)
    }
    return found
  }

  async #readEvent() {
    return parseLiveEvent(this.#key.eventId, (await this.#event().get()).data())
  }

  #event() {
    return this.#cloud.firestore.doc(syncedEventPath(this.#key.eventId))
  }
}
