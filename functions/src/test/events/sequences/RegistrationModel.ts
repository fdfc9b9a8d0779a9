import { setTimeout as sleep } from 'node:timers/promises'
import { registrationPath } from '@outcome-studio/shared/domain/paths'
import type { EventServices } from '../../../events/registration/EventServices.ts'
import { syncRegistration } from '../../../events/registration/syncRegistration.ts'
import { LeaseLostError, type RegistrationHint } from '../../../events/registration/turns.ts'
import { ZoomError } from '../../../events/zoom/ZoomError.ts'
import { DOMAIN, type EventsCloud } from '../openEvents.ts'
import { KillableZoom, KilledError } from './KillableZoom.ts'
import type { ModelFault, PlannedStep, Step } from './sequences.ts'

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

/** A member, an event, and what happens to both. */
export class RegistrationModel {
  readonly uid: string
  readonly eventId: string
  readonly zoomId: string
  readonly #cloud: EventsCloud
  readonly #services: EventServices
  readonly #zoom = new KillableZoom()
  #running: Promise<unknown>[] = []
  #late: RegistrationHint[] = []
  #retries = 0

  constructor(
    { uid, eventId, zoomId }: { readonly uid: string; readonly eventId: string; readonly zoomId: string },
    cloud: EventsCloud,
    services: EventServices,
  ) {
    this.uid = uid
    this.eventId = eventId
    this.zoomId = zoomId
    this.#cloud = cloud
    this.#services = { ...services, openZoom: () => this.#zoom.open(services.openZoom()) }
  }

  /** Number of calls that failed and came again. */
  get retries(): number {
    return this.#retries
  }

  /** Takes a step with its fault, and calls the triggers that it causes. */
  async take({ step, triggers, overlaps, fault }: PlannedStep): Promise<void> {
    if (fault === 'killed') this.#zoom.kill()
    else if (fault !== 'none') {
      const path = `^/v2/webinars/${this.zoomId}/registrants`
      await this.#cloud.owner('POST', 'faults', { count: 1, path, ...FAULTS[fault] })
    }
    const hint = await this.#carryOut(step)
    if (hint !== null && triggers === 0) this.#late.push(hint)
    if (hint !== null) {
      for (let count = 0; count < triggers; count += 1) this.#running.push(this.#call(hint))
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
    for (const hint of this.#late.splice(0).reverse()) await this.#call(hint)
    await this.#call({})
  }

  /** @returns the input of the trigger; null if no document was written */
  async #carryOut({ kind }: Step): Promise<RegistrationHint | null> {
    const place = this.#cloud.firestore.doc(registrationPath({ uid: this.uid, domain: DOMAIN }, this.eventId))
    switch (kind) {
      case 'register':
      case 'undo': {
        if ((await place.get()).exists) return null
        await this.#cloud.request(this.uid, this.eventId)
        return {}
      }
      case 'cancel':
        if (!(await place.get()).exists) return null
        await place.delete()
        return { deletedAt: this.#services.now() }
      case 'retry':
        if ((await place.get()).get('registrationStatus') !== 'failed') return null
        await place.delete()
        this.#running.push(this.#call({ deletedAt: this.#services.now() }))
        await this.#cloud.request(this.uid, this.eventId)
        return {}
      case 'wait':
        await sleep(WAIT_MILLISECONDS)
        return null
      default:
        await this.#decide(kind === 'remove' ? 'cancel' : kind)
        return null
    }
  }

  /** As the host does at Zoom, which then calls the webhook. */
  async #decide(action: 'approve' | 'deny' | 'cancel'): Promise<void> {
    const [registrant] = await this.#cloud.registrants(this.zoomId)
    if (registrant === undefined) return
    const path = `events/${this.zoomId}/registrants/${registrant.id}/${action}`
    await this.#cloud.owner('POST', path)
  }

  async #call(hint: RegistrationHint): Promise<void> {
    const key = { uid: this.uid, domain: DOMAIN, eventId: this.eventId }
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await syncRegistration(key, this.#services, hint)
      } catch (error) {
        const isExpected = EXPECTED.some((each) => error instanceof each) || isContention(error)
        if (!isExpected || attempt >= MOST_ATTEMPTS) throw error
        this.#retries += 1
        await sleep(RETRY_MILLISECONDS)
      }
    }
  }
}
