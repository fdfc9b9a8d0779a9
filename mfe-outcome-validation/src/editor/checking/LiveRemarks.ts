import { ANYTHING, KeyedListeners, type StudySession } from '@outcome-studio/shared/document'
import { isEqual } from '@outcome-studio/shared/domain/base'
import { type RuleSet, STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import type { Remark, RemarksByUuid, Study } from '@outcome-studio/shared/domain/study'
import type { RemarkCounts } from './countOpenRemarks.ts'
import { countOpenRemarks } from './countOpenRemarks.ts'
import type { LiveCheck } from './createLiveCheck.ts'
import { itemOf } from './itemOf.ts'
import type { NewSteps } from './NewSteps.ts'
import { shownRemarks } from './shownRemarks.ts'

/** Subscription key of the counts. */
export const COUNTS = 'counts'
/** Subscription key of the checked study. All other keys are uuids of items. */
export const CHECKED = 'checked'

/** Pause in typing before the study is checked, in milliseconds. Remarks must not flicker while typing. */
const PAUSE = 300

/**
 * Texts checked per idle slice, which takes a few milliseconds. A study of half as many is checked in one slice,
 * because the rules about the whole study take about as long as those about its texts.
 */
const SLICE = 200

/** The rule that counts the outcome statements of a step. */
const STATEMENTS_OF_STEP = 'S2'

interface LiveRemarksOptions {
  readonly session: StudySession
  readonly check: LiveCheck
  readonly newSteps: Pick<NewSteps, 'has' | 'subscribe'>
  /** Runs work when the browser is idle. Returns the release. */
  readonly whenIdle: (work: () => void) => () => void
}

/**
 * Checks the study while it is edited and stores the remarks. Checks run in idle slices and never block typing.
 */
export class LiveRemarks {
  readonly #options: LiveRemarksOptions
  readonly #listeners = new KeyedListeners()
  #remarks: RemarksByUuid = {}
  #counts: RemarkCounts = { error: 0, warning: 0, hint: 0 }
  /** Whether the check of the current study is complete. */
  #isCurrent = false
  #checked: Study
  #rules: RuleSet = STANDARD_RULES
  #liveCheck: LiveCheck
  #configJSON: string | null = null
  #cancel: () => void = () => {}

  constructor(options: LiveRemarksOptions) {
    this.#options = options
    this.#liveCheck = options.check
    this.#checked = options.session.content
    this.#check()
  }

  /** Subscribes to the session. Returns the release. */
  start(): () => void {
    const wait = () => this.#wait()
    const releases = [this.#options.session.subscribe(ANYTHING, wait), this.#options.newSteps.subscribe(wait)]
    if (!this.#isCurrent) this.#whenIdle(() => this.#check())
    return () => {
      for (const release of releases) release()
      this.#cancel()
    }
  }

  of(uuid: string): readonly Remark[] | undefined {
    return this.#remarks[uuid]
  }
  /** Remarks of every item. A new object after each change. */
  get all(): RemarksByUuid {
    return this.#remarks
  }
  /** The study as it was when the last check ended. */
  get checked(): Study {
    return this.#checked
  }
  /** The rules in use. */
  get rules(): RuleSet {
    return this.#rules
  }
  /** The study's own custom rules in the server's format; null if there are none. */
  get configJSON(): string | null {
    return this.#configJSON
  }
  /**
   * Replaces the rules.
   * @param check the check with these rules
   * @param configJSON the study's own custom rules in `rules`; null for none
   */
  use(rules: RuleSet, check: LiveCheck, configJSON: string | null): void {
    this.#rules = rules
    this.#liveCheck = check
    this.#configJSON = configJSON
    this.#isCurrent = false
    this.#cancel()
    this.#check()
  }
  /** Counts of the remarks that were not dismissed. */
  get counts(): RemarkCounts {
    return this.#counts
  }
  /** Notifies the listener when the remarks of one item change, the counts for the key COUNTS, or a check ends for CHECKED. */
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

  /** @param steps remaining steps of a check; default: a new check */
  #check(steps = this.#liveCheck(this.#options.session.content)): void {
    for (let spent = 0; spent < SLICE; ) {
      const step = steps.next()
      if (step.done) {
        this.#isCurrent = true
        this.#checked = this.#options.session.content
        this.#take(this.#withoutCountsOfNew(step.value))
        return
      }
      spent += step.value
    }
    this.#whenIdle(() => this.#check(steps))
  }

  /** Leaves out how many statements a step has that is still being written. */
  #withoutCountsOfNew(found: RemarksByUuid): RemarksByUuid {
    const { newSteps } = this.#options
    return Object.fromEntries(
      Object.entries(found).map(([uuid, remarks]) => [
        uuid,
        newSteps.has(uuid) ? remarks.filter(({ ruleId }) => ruleId !== STATEMENTS_OF_STEP) : remarks,
      ]),
    )
  }

  #take(found: RemarksByUuid): void {
    const before = this.#remarks
    const uuids = new Set([...Object.keys(before), ...Object.keys(found)])
    const changed = [...uuids].filter((uuid) => !isEqual(before[uuid] ?? [], found[uuid] ?? []))
    if (changed.length > 0) {
      const entries = Object.entries(found).map(([uuid, remarks]) => {
        const earlier = before[uuid]
        return [uuid, isEqual(earlier ?? [], remarks) ? earlier : remarks] as const
      })
      this.#remarks = Object.fromEntries(entries.map(([uuid, remarks]) => [uuid, remarks ?? []]))
    }
    const { views } = this.#options.session
    const counts = countOpenRemarks(
      views,
      Object.entries(this.#remarks).map(([uuid, live]) => [
        uuid,
        shownRemarks(live, itemOf(views, uuid)?.remarks),
      ]),
    )
    const isCountedAnew = !isEqual(counts, this.#counts)
    if (isCountedAnew) this.#counts = counts
    const isChanged = changed.length > 0 || isCountedAnew
    this.#listeners.notify([...changed, ...(isChanged ? [COUNTS] : []), CHECKED])
  }
}
