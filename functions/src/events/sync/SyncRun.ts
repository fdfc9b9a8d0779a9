import { EVENTS_PATH, SYNC_STATE_PATH } from '@outcome-studio/shared/domain/paths'
import type { Outcome } from '../store/storeEvent.ts'
import type { SyncServices } from '../store/syncEvent.ts'
import { resultOf, type SyncCursor, saveCursor } from './SyncCursor.ts'

/** The running sync: where it is, what it has seen, and what tools admins see of it. */
export class SyncRun {
  readonly services: SyncServices
  /** Ids of documents of the host that is being read, and ids of Zoom events that were handled. */
  readonly seen: Set<string>
  #cursor: SyncCursor
  #unsaved: string[] = []

  constructor(cursor: SyncCursor, seen: Set<string>, services: SyncServices) {
    this.#cursor = cursor
    this.seen = seen
    this.services = services
  }

  /** The progress, including changes that are not stored yet. */
  get cursor(): SyncCursor {
    return this.#cursor
  }

  /** Changes the progress; `save` stores it. */
  change(changes: Partial<SyncCursor>): void {
    this.#cursor = { ...this.#cursor, ...changes }
  }

  /**
   * Records that Zoom still lists an event.
   * @param id of a document, or of a Zoom event that was handled
   */
  see(id: string): void {
    if (this.seen.has(id)) return
    this.seen.add(id)
    this.#unsaved.push(id)
  }

  /** Counts an event that was handled. */
  count(outcome: Outcome): void {
    this.change({ [outcome]: this.#cursor[outcome] + 1, handled: this.#cursor.handled + 1 })
  }

  /**
   * Adds a failure to the report for tools admins.
   * @param what the event or host
   */
  fail(what: string, reason: string): void {
    this.change({ failed: [...this.#cursor.failed, { what, reason }] })
  }

  /** Stores all of it, and lets tools admins see how far it is. @throws SyncTakenOverError */
  async save(): Promise<void> {
    const { firestore, now } = this.services
    this.#cursor = await saveCursor(this.#cursor, this.#unsaved.splice(0), firestore, now())
    const { startedAt, until, handled } = this.#cursor
    const times = { startedAt: new Date(startedAt).toISOString(), runsUntil: new Date(until).toISOString() }
    await firestore.doc(SYNC_STATE_PATH).set({ isRunning: true, ...times, handled }, { merge: true })
  }

  /** Everything was read. */
  async finish(): Promise<void> {
    const { firestore, now } = this.services
    const result = resultOf(this.#cursor)
    const { isFailing } = this.#cursor
    this.change({ startedAt: 0, until: 0 })
    await this.#release()
    const time = new Date(now()).toISOString()
    const state = { isRunning: false, finishedAt: time, result, error: '' }
    await firestore.doc(SYNC_STATE_PATH).set(state, { merge: true })
    const info = isFailing ? { syncFailing: true } : { syncFailing: false, syncedAt: time }
    await firestore.doc(EVENTS_PATH).set(info, { merge: true })
  }

  /**
   * Ends the sync before everything was read. The next sync continues it.
   * @param error for tools admins
   */
  async stop(error: string, isFailing: boolean): Promise<void> {
    const { firestore } = this.services
    this.change({ until: 0 })
    await this.#release()
    await firestore.doc(SYNC_STATE_PATH).set({ isRunning: false, error }, { merge: true })
    if (isFailing) await firestore.doc(EVENTS_PATH).set({ syncFailing: true }, { merge: true })
  }

  async #release(): Promise<void> {
    const { firestore, now } = this.services
    this.#cursor = await saveCursor(this.#cursor, this.#unsaved.splice(0), firestore, now())
  }
}
