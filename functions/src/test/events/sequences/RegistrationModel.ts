import { setTimeout as sleep } from 'node:timers/promises'
import type { RegistrationDecision } from '@outcome-studio/shared/domain/events'
import { eventMemberPath, registrationPath } from '@outcome-studio/shared/domain/paths'
import { announceChange } from '../../../events/registration/announceEventChange.ts'
import { cancelRegistrations } from '../../../events/registration/cancelRegistrations.ts'
import type { EventServices } from '../../../events/registration/EventServices.ts'
import { ledgerOf } from '../../../events/registration/Ledger.ts'
import { syncRegistration } from '../../../events/registration/syncRegistration.ts'
import { LeaseLostError, type RegistrationHint } from '../../../events/registration/turns.ts'
import { followPlaces } from '../../../events/registration/waitlist/followPlaces.ts'
import type { ZoomApi } from '../../../events/zoom/ZoomApi.ts'
import { ZoomError } from '../../../events/zoom/ZoomError.ts'
import { mailServices } from '../../../mail/mailServices.ts'
import { DOMAIN, type EventsCloud } from '../openEvents.ts'
import { HostModel } from './HostModel.ts'
import { KillableZoom, KilledError } from './KillableZoom.ts'
import { ManagerModel } from './ManagerModel.ts'
import { refuseMail, sendAllMails } from './receivedMails.ts'
import type { ModelFault, ModelKey, PlannedStep, Sequence, Step } from './sequences.ts'

/** The platform calls a trigger again until it succeeds. */
const MOST_ATTEMPTS = 40
const RETRY_MILLISECONDS = 30
/** Slightly longer than the time in which a cancellation can be undone. */
const WAIT_MILLISECONDS = 30

const FAULTS: Readonly<Record<Exclude<ModelFault, 'none' | 'killed' | 'mailRefused'>, object>> = {
  loseAnswer: { loseAnswer: true },
  halfPage: { halfPage: true },
  refused: { status: 400 },
  unauthorized: { status: 401 },
}

/** Errors after which the platform calls a trigger again. */
const EXPECTED = [ZoomError, LeaseLostError, KilledError]

/** Whether a call comes again, also where Firestore gave a transaction up that others got in the way of: ABORTED. */
const isExpected = (error: unknown): boolean =>
  EXPECTED.some((each) => error instanceof each) ||
  (error instanceof Error && 'code' in error && error.code === 10)

/** Members, an event, and what happens to them. */
export class RegistrationModel {
  readonly key: ModelKey
  /** What the host does. */
  readonly host: HostModel
  /** What community managers do in the product. */
  readonly manager: ManagerModel
  /** Members whose account was deleted. Their ledgers start empty again. */
  readonly deleted = new Set<string>()
  /** Of these, members whom Zoom lists as denied and does not remove. The host may still approve them. */
  readonly deniedWhenDeleted = new Set<string>()
  /** Places on the waitlist of those who were registered from it, in the order in which Zoom registered them. */
  readonly movedUp: number[] = []
  readonly #cloud: EventsCloud
  readonly #services: EventServices
  readonly #zoom = new KillableZoom()
  #running: Promise<unknown>[] = []
  #late: { readonly uid: string; readonly hint: RegistrationHint }[] = []
  #retries = 0

  constructor(
    key: ModelKey,
    { capacity, declineHours }: Pick<Sequence, 'capacity' | 'declineHours'>,
    cloud: EventsCloud,
    services: EventServices,
  ) {
    this.key = key
    this.host = new HostModel(key, capacity, cloud)
    this.manager = new ManagerModel(key, cloud)
    this.#cloud = cloud
    const openZoom = () => this.#recorded(this.#zoom.open(services.openZoom()))
    this.#services = { ...services, declineHours, openZoom }
  }

  /** Number of calls that failed and came again. */
  get retries(): number {
    return this.#retries
  }

  /** Takes a step with its fault, and calls the triggers that it causes. */
  async take({ step, who, triggers, overlaps, fault }: PlannedStep): Promise<void> {
    const chosen = this.key.uids[who % this.key.uids.length] ?? ''
    const uid = step.kind === 'decline' ? ((await this.#movedUpMember()) ?? chosen) : chosen
    if (fault === 'killed') this.#zoom.kill()
    else if (fault === 'mailRefused') await refuseMail(this.#cloud)
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

  /** Does what a webhook that came late makes due, and sends all mails that are still to be sent. */
  async finish(): Promise<void> {
    await this.#repeat(() => this.followEvent())
    await this.#repeat(() => this.manager.announce(this.manager.unpublishedAt))
    await this.#followMessages()
    await sendAllMails(this.key, this.#cloud)
    await this.#followMessages()
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
      case 'decline':
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
      case 'move':
      case 'cancelEvent':
        await this.host[kind]()
        this.#running.push(this.#repeat(() => this.followEvent()))
        return null
      case 'accept':
      case 'acceptAll':
        this.#running.push(this.#decide(kind === 'accept' ? uid : null, 'approve'))
        return null
      case 'refuse':
        this.#running.push(this.#decide(uid, 'deny'))
        return null
      case 'write':
      case 'writeToWaiting': {
        const messageId = await this.manager.write(kind === 'write' ? 'all' : 'waiting')
        if (messageId !== null) this.#running.push(this.#follow(messageId))
        return null
      }
      case 'publish':
        await this.manager.publish()
        return null
      case 'unpublish': {
        await this.manager.unpublish()
        const at = this.manager.unpublishedAt
        this.#running.push(this.#repeat(() => this.manager.announce(at)))
        return null
      }
      case 'deleteAccount':
        await this.settle()
        await this.#repeat(() => cancelRegistrations(uid, [DOMAIN], this.#services))
        this.deleted.add(uid)
        if (await this.host.hasDenied(uid)) this.deniedWhenDeleted.add(uid)
        return null
      default:
        await this.host.decide(uid, kind === 'remove' ? 'cancel' : kind)
        return null
    }
  }

  /** A member who got a place from the waitlist and may decline it; null if there is none. */
  async #movedUpMember(): Promise<string | null> {
    for (const uid of this.key.uids) {
      if ((await this.#cloud.registration(uid, this.key.eventId))?.declineUntil !== undefined) return uid
    }
    return null
  }

  async #followMessages(): Promise<void> {
    for (const messageId of this.manager.messages) await this.#follow(messageId)
  }

  #follow(messageId: string): Promise<void> {
    return this.#repeat(() => this.manager.follow(messageId, this.#services))
  }

  /** A manager sees that a decision failed, and may decide again; the model does not. */
  async #decide(uid: string | null, decision: RegistrationDecision): Promise<void> {
    try {
      await this.manager.decide(uid, decision, this.#services)
    } catch (error) {
      if (!isExpected(error)) throw error
    }
  }

  /** As the triggers of a changed event do. */
  async followEvent(): Promise<void> {
    const { firestore, now } = this.#services
    await announceChange(this.key.eventId, mailServices({ firestore, now }), () => true)
    await followPlaces(this.key.eventId, this.#services)
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
        if (!isExpected(error) || attempt >= MOST_ATTEMPTS) throw error
        this.#retries += 1
        await sleep(RETRY_MILLISECONDS)
      }
    }
  }
}
