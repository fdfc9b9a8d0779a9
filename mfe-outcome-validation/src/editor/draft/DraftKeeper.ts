import type { Study } from '@outcome-studio/shared/domain'
import { ANYTHING, type EditorSession, SAVING } from '../model/EditorSession.ts'
import type { Draft } from './Draft.ts'
import type { DraftStore, Keeping } from './DraftStore.ts'

/** Pause in typing after which the draft is written, in milliseconds. */
const PAUSE = 700

interface DraftKeeperOptions {
  readonly session: EditorSession
  readonly store: DraftStore
  /** Identity of this editing session among drafts. */
  readonly id: string
  readonly now: () => Date
  /** Called when it becomes impossible, or possible again, to keep what is unsaved. At first it counts as kept. */
  readonly onKeeping: (keeping: Keeping) => void
}

/** Writes a session's unsaved state to the device while it is unsaved, and clears it once it is acknowledged. */
export class DraftKeeper {
  readonly #options: DraftKeeperOptions
  #timer: ReturnType<typeof setTimeout> | undefined
  #keeping: Keeping = 'kept'
  /** The study as it was kept last: it may have become another since. */
  #kept: Study | null = null

  constructor(options: DraftKeeperOptions) {
    this.#options = options
  }

  /** Starts watching. Returns the release, which writes what is still waiting. */
  start(): () => void {
    const { session } = this.#options
    const releases = [
      session.subscribe(ANYTHING, () => this.#wait()),
      session.subscribe(SAVING, () => (session.isDirty ? this.#wait() : this.#forget())),
    ]
    return () => {
      for (const release of releases) release()
      this.flush()
    }
  }

  /** Writes now what is waiting for a pause: the page may be gone in a moment. */
  flush(): void {
    if (this.#timer === undefined) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#keep()
  }

  #wait(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.flush(), PAUSE)
  }

  #keep(): void {
    const { session, store, id } = this.#options
    if (!session.isDirty) {
      this.#forget()
      return
    }
    const draft = this.#draft()
    const before = this.#kept
    const keeping = store.keep(draft)
    this.#tell(keeping)
    if (keeping !== 'kept') return
    this.#kept = draft.study
    if (before && before.jtbd.uuid !== draft.study.jtbd.uuid) store.forget({ id, study: before })
  }

  #tell(keeping: Keeping): void {
    if (keeping === this.#keeping) return
    this.#keeping = keeping
    this.#options.onKeeping(keeping)
  }

  /** Nothing is unsaved any more. */
  #forget(): void {
    this.#tell('kept')
    clearTimeout(this.#timer)
    this.#timer = undefined
    const { session, store, id } = this.#options
    store.forget({ id, study: session.views.study })
    if (this.#kept) store.forget({ id, study: this.#kept })
    this.#kept = null
  }

  #draft(): Draft {
    const { session, id, now } = this.#options
    const { header, docName, views } = session
    return {
      id,
      docName,
      study: views.study,
      basedOn: header && { docName: header.docName, revision: header.revision },
      keptAt: now().toISOString(),
    }
  }
}
