import type { Remark, RemarksByUuid, Study } from '@outcome-studio/shared/domain'
import { ANYTHING, type EditorSession } from '../model/EditorSession.ts'
import { KeyedListeners } from '../model/KeyedListeners.ts'
import { countRemarks, type RemarkCounts } from './countRemarks.ts'

/** Name of the counts among what one can listen to; all other keys are uuids of items. */
export const COUNTS = 'counts'

/** Pause in typing after which the study is checked, in milliseconds: remarks must not dance under a sentence. */
const PAUSE = 300

interface LiveRemarksOptions {
  readonly session: EditorSession
  readonly check: (study: Study) => RemarksByUuid
  /** Runs work when nothing more urgent waits. Returns the release. */
  readonly whenIdle: (work: () => void) => () => void
}

/** What the checker says about the study as it is being written. Typing never waits for it. */
export class LiveRemarks {
  readonly #options: LiveRemarksOptions
  readonly #listeners = new KeyedListeners()
  #remarks: RemarksByUuid = {}
  #counts: RemarkCounts = { error: 0, warning: 0, hint: 0 }
  #cancel: () => void = () => {}

  constructor(options: LiveRemarksOptions) {
    this.#options = options
    this.#check()
  }

  /** Starts following the session. Returns the release. */
  start(): () => void {
    const release = this.#options.session.subscribe(ANYTHING, () => this.#wait())
    return () => {
      release()
      this.#cancel()
    }
  }

  of(uuid: string): readonly Remark[] | undefined {
    return this.#remarks[uuid]
  }
  get counts(): RemarkCounts {
    return this.#counts
  }
  /** Calls back when what is said about one item, or COUNTS, has changed. */
  subscribe(key: string, listener: () => void): () => void {
    return this.#listeners.subscribe(key, listener)
  }

  #wait(): void {
    this.#cancel()
    const timer = setTimeout(() => {
      this.#cancel = this.#options.whenIdle(() => this.#check())
    }, PAUSE)
    this.#cancel = () => clearTimeout(timer)
  }

  #check(): void {
    const before = this.#remarks
    const found = this.#options.check(this.#options.session.views.study)
    const uuids = new Set([...Object.keys(before), ...Object.keys(found)])
    const changed = [...uuids].filter((uuid) => !isSame(before[uuid], found[uuid]))
    if (changed.length === 0) return
    const kept = Object.entries(found).map(([uuid, remarks]) => {
      const earlier = before[uuid]
      return [uuid, isSame(earlier, remarks) ? earlier : remarks] as const
    })
    this.#remarks = Object.fromEntries(kept.map(([uuid, remarks]) => [uuid, remarks ?? []]))
    this.#counts = countRemarks(Object.values(this.#remarks).flat())
    this.#listeners.notify([...changed, COUNTS])
  }
}

function isSame(one: readonly Remark[] = [], other: readonly Remark[] = []): boolean {
  return one.length === other.length && JSON.stringify(one) === JSON.stringify(other)
}
