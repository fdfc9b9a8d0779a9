import { ANYTHING, KeyedListeners, type StudySession } from '@outcome-studio/shared/document'
import {
  isEqual,
  type Remark,
  type RemarksByUuid,
  type RuleSet,
  STANDARD_RULES,
} from '@outcome-studio/shared/domain'
import type { RemarkCounts } from './countOpenRemarks.ts'
import { countOpenRemarks } from './countOpenRemarks.ts'
import type { LiveCheck } from './createLiveCheck.ts'

/** Name of the counts among what one can listen to; all other keys are uuids of items. */
export const COUNTS = 'counts'

/** Pause in typing after which the study is checked, in milliseconds: remarks must not dance under a sentence. */
const PAUSE = 300

/**
 * Texts that are checked in one go before the page has its turn again: a few milliseconds' worth. A study of half as
 * many is checked whole, since the rules about the whole study take about as long as those about its texts.
 */
const SLICE = 200

interface LiveRemarksOptions {
  readonly session: StudySession
  readonly check: LiveCheck
  /** Runs work when nothing more urgent waits. Returns the release. */
  readonly whenIdle: (work: () => void) => () => void
}

/**
 * What the checker says about the study as it is being written. Typing never waits for it, nor for the check of a large
 * study to its end.
 */
export class LiveRemarks {
  readonly #options: LiveRemarksOptions
  readonly #listeners = new KeyedListeners()
  #remarks: RemarksByUuid = {}
  #counts: RemarkCounts = { error: 0, warning: 0, hint: 0 }
  /** Whether the study as it stands has been checked to its end. */
  #isCurrent = false
  #rules: RuleSet = STANDARD_RULES
  #liveCheck: LiveCheck
  #configJSON: string | null = null
  #cancel: () => void = () => {}

  constructor(options: LiveRemarksOptions) {
    this.#options = options
    this.#liveCheck = options.check
    this.#check()
  }

  /** Starts following the session. Returns the release. */
  start(): () => void {
    const release = this.#options.session.subscribe(ANYTHING, () => this.#wait())
    if (!this.#isCurrent) this.#whenIdle(() => this.#check())
    return () => {
      release()
      this.#cancel()
    }
  }

  of(uuid: string): readonly Remark[] | undefined {
    return this.#remarks[uuid]
  }
  /** What is said about every item; another object after each change. */
  get all(): RemarksByUuid {
    return this.#remarks
  }
  /** The rules it checks by. */
  get rules(): RuleSet {
    return this.#rules
  }
  /** The custom rules among them as the server takes them; null where there are none. */
  get configJSON(): string | null {
    return this.#configJSON
  }
  /**
   * Checks by other rules from now on.
   * @param check the check by these rules
   * @param configJSON the custom rules among them
   */
  use(rules: RuleSet, check: LiveCheck, configJSON: string): void {
    this.#rules = rules
    this.#liveCheck = check
    this.#configJSON = configJSON
    this.#isCurrent = false
    this.#cancel()
    this.#check()
  }
  /** Those of all items but for what the member has dismissed. */
  get counts(): RemarkCounts {
    return this.#counts
  }
  /** Calls back when what is said about one item, or COUNTS, has changed. */
  subscribe(key: string, listener: () => void): () => void {
    return this.#listeners.subscribe(key, listener)
  }

  #wait(): void {
    this.#isCurrent = false
    this.#cancel()
    const timer = setTimeout(() => this.#whenIdle(() => this.#check()), PAUSE)
    this.#cancel = () => clearTimeout(timer)
  }

  #whenIdle(work: () => void): void {
    this.#cancel()
    this.#cancel = this.#options.whenIdle(work)
  }

  /** @param steps the rest of a check; from the start where absent */
  #check(steps = this.#liveCheck(this.#options.session.content)): void {
    for (let spent = 0; spent < SLICE; ) {
      const step = steps.next()
      if (step.done) {
        this.#isCurrent = true
        this.#take(step.value)
        return
      }
      spent += step.value
    }
    this.#whenIdle(() => this.#check(steps))
  }

  #take(found: RemarksByUuid): void {
    const before = this.#remarks
    const uuids = new Set([...Object.keys(before), ...Object.keys(found)])
    const changed = [...uuids].filter((uuid) => !isEqual(before[uuid] ?? [], found[uuid] ?? []))
    if (changed.length > 0) {
      const kept = Object.entries(found).map(([uuid, remarks]) => {
        const earlier = before[uuid]
        return [uuid, isEqual(earlier ?? [], remarks) ? earlier : remarks] as const
      })
      this.#remarks = Object.fromEntries(kept.map(([uuid, remarks]) => [uuid, remarks ?? []]))
    }
    const counts = countOpenRemarks(this.#options.session.views, Object.entries(this.#remarks))
    const isCountedAnew = !isEqual(counts, this.#counts)
    if (isCountedAnew) this.#counts = counts
    if (changed.length > 0 || isCountedAnew) this.#listeners.notify([...changed, COUNTS])
  }
}
