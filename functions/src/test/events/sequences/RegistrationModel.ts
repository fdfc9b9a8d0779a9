import { setTimeout as sleep } from 'node:timers/promises'
import { eventMemberPath, registrationPath, syncedEventPath } from '@outcome-studio/shared/domain/paths'
import { cancelRegistrations } from '../../../events/registration/cancelRegistrations.ts'
import type { EventServices } from '../../../events/registration/EventServices.ts'
import { ledgerOf } from '../../../events/registration/Ledger.ts'
import { syncRegistration } from '../../../events/registration/syncRegistration.ts'
import { LeaseLostError, type RegistrationHint } from '../../../events/registration/turns.ts'
import { followPlaces } from '../../../events/registration/waitlist/followPlaces.ts'
import type { ZoomApi } from '../../../events/zoom/ZoomApi.ts'
import { ZoomError } from '../../../events/zoom/ZoomError.ts'
import { DOMAIN, type EventsCloud } from '../openEvents.ts'
import { KillableZoom, KilledError } from './KillableZoom.ts'
import type { ModelFault, PlannedStep, Sequence, Step } from './sequences.ts'

/** The platform calls a trigger again until it succeeds. */
const MOST_ATTEMPTS = 40
const RETRY_MILLISECONDS = 30
/** Slightly longer than the time in which a cancellation can be undone. */
const WAIT_MILLISECONDS = 30

const FAULTS: Readonly<Record<Exclude<ModelFault, 'none' | 'killed'>, object>> = {
  loseAnswer: { loseAnswer: true },
  halfPage: { halfPage: true },
  refused: { status: 400 },
  unauthorized: { status: 401 },
}

/** Errors after which the platform calls a trigger again. */
const EXPECTED = [ZoomError, LeaseLostError, KilledError]

/** Firestore gave a transaction up that others got in the way of: gRPC status ABORTED. */
const isContention = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 10

/** An event with its members. */
interface ModelKey {
  readonly uids: readonly string[]
  readonly eventId: string
  readonly zoomId: string
}

/** Members, an event, and what happens to them. */
export class RegistrationModel {
  readonly key: ModelKey
  /** Members whose account was deleted. Their ledgers start empty again. */
  readonly deleted = new Set<string>()
  /** Places on the waitlist of those who were registered from it, in the order in which Zoom registered them. */
  readonly movedUp: number[] = []
  readonly #cloud: EventsCloud
  readonly #services: EventServices
  readonly #zoom = new KillableZoom()
  #capacity: number | null
  #running: Promise<unknown>[] = []
  #late: { readonly uid: string; readonly hint: RegistrationHint }[] = []
  #retries = 0

  constructor(
    key: ModelKey,
    { capacity }: Pick<Sequence, 'capacity'>,
    cloud: EventsCloud,
    services: EventServices,
  ) {
    this.key = key
    this.#capacity = capacity
    this.#cloud = cloud
    this.#services = { ...services, openZoom: () => this.#recorded(this.#zoom.open(services.openZoom())) }
  }

  /** Number of places; null for no limit. */
  get capacity(): number | null {
    return this.#capacity
  }

  /** Number of calls that failed and came again. */
  get retries(): number {
    return this.#retries
  }

  /** Takes a step with its fault, and calls the triggers that it causes. */
  async take({ step, who, triggers, overlaps, fault }: PlannedStep): Promise<void> {
    const uid = this.key.uids[who % this.key.uids.length] ?? ''
    if (fault === 'killed') this.#zoom.kill()
    else if (fault !== 'none') {
      const path = `^/v2/webinars/${this.key.zoomId}/registrants`
      await this.#cloud.owner('POST', 'faults', { count: 1, path, ...FAULTS[fault] })
    }
    const hint = await this.#carryOut(uid, step)
    if (hint !== null && triggers === 0) this.#late.push({ uid, hint })
    if (hint !== null) {
      for (let count = 0; count < triggers; count += 1) this.#running.push(this.#call(uid, hint))
    }
    if (!overlaps) await this.settle()
  }

  /** Waits for what runs. */
  async settle(): Promise<void> {
    while (this.#running.length > 0) await Promise.all(this.#running.splice(0))
  }

  /** Calls what is still to be called, in reverse order. */
  async end(): Promise<void> {
    await this.settle()
    for (const { uid, hint } of this.#late.splice(0).reverse()) await this.#call(uid, hint)
    for (const uid of this.key.uids) await this.#call(uid, {})
  }

  /** @returns the input of the trigger; null if no document was written */
  async #carryOut(uid: string, { kind }: Step): Promise<RegistrationHint | null> {
    const place = this.#cloud.firestore.doc(registrationPath({ uid, domain: DOMAIN }, this.key.eventId))
    switch (kind) {
      case 'register':
      case 'join':
      case 'undo': {
        if ((await place.get()).exists) return null
        await this.#cloud.request(uid, this.key.eventId, kind === 'join' ? { waitlist: true } : {})
        return {}
      }
      case 'cancel':
        if (!(await place.get()).exists) return null
        await place.delete()
        return { deletedAt: this.#services.now() }
      case 'retry':
        if ((await place.get()).get('registrationStatus') !== 'failed') return null
        await place.delete()
        this.#running.push(this.#call(uid, { deletedAt: this.#services.now() }))
        await this.#cloud.request(uid, this.key.eventId, { waitlist: true })
        return {}
      case 'wait':
        await sleep(WAIT_MILLISECONDS)
        return null
      case 'enlarge':
        if (this.#capacity === null) return null
        this.#capacity += 1
        await this.#cloud.owner('POST', `events/${this.key.zoomId}/edit`, { capacity: this.#capacity })
        await this.#cloud.firestore
          .doc(syncedEventPath(this.key.eventId))
          .update({ capacity: this.#capacity })
        this.#running.push(this.#repeat(() => followPlaces(this.key.eventId, this.#services)))
        return null
      case 'deleteAccount':
        await this.settle()
        await this.#repeat(() => cancelRegistrations(uid, [DOMAIN], this.#services))
        this.deleted.add(uid)
        return null
      default:
        await this.#decide(uid, kind === 'remove' ? 'cancel' : kind)
        return null
    }
  }

  /** As the host does at Zoom, which then calls the webhook. Zoom approves nobody for a full event. */
  async #decide(uid: string, action: 'approve' | 'deny' | 'cancel'): Promise<void> {
    const registrants = await this.#cloud.registrants(this.key.zoomId)
    const registrant = registrants.find(({ email }) => email === `${uid}@${DOMAIN}`)
    if (registrant === undefined) return
    const approved = registrants.filter(({ status }) => status === 'approved').length
    if (action === 'approve' && this.#capacity !== null && approved >= this.#capacity) return
    const path = `events/${this.key.zoomId}/registrants/${registrant.id}/${action}`
    await this.#cloud.owner('POST', path)
  }

  /** Notes who is registered from the waitlist. */
  #recorded(zoom: ZoomApi): ZoomApi {
    return {
      ...zoom,
      addRegistrant: async (event, person, answers) => {
        const uid = person.email.slice(0, person.email.indexOf('@'))
        const stored = await this.#cloud.firestore.doc(eventMemberPath(this.key.eventId, uid)).get()
        const { waitlistOrder } = ledgerOf(stored.data())
        const added = await zoom.addRegistrant(event, person, answers)
        if (waitlistOrder !== null) this.movedUp.push(waitlistOrder)
        return added
      },
    }
  }

  /** As the trigger does. */
  #call(uid: string, hint: RegistrationHint): Promise<void> {
    const key = { uid, domain: DOMAIN, eventId: this.key.eventId }
    return this.#repeat(async () => {
      await syncRegistration(key, this.#services, hint)
      await followPlaces(this.key.eventId, this.#services)
    })
  }

  async #repeat(work: () => Promise<void>): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work()
      } catch (error) {
        const isExpected = EXPECTED.some((each) => error instanceof each) || isContention(error)
        if (!isExpected || attempt >= MOST_ATTEMPTS) throw error
        this.#retries += 1
        await sleep(RETRY_MILLISECONDS)
      }
    }
  }
}
