import { ANYTHING, KeyedListeners, type NeedsSession } from '@outcome-studio/shared/document'
import { isEqual } from '@outcome-studio/shared/domain/base'
import { checkGoal, type Goal } from '@outcome-studio/shared/domain/needs'
import type { Remark } from '@outcome-studio/shared/domain/study'

/** Pause in typing before goals are checked, in milliseconds. Remarks must not flicker while typing. */
const PAUSE = 300
/** Goals checked per idle slice, which takes a few milliseconds. */
const SLICE = 40

interface LiveRemarksOptions {
  readonly session: NeedsSession
  /** Runs work when the browser is idle. Returns the release. */
  readonly whenIdle: (work: () => void) => () => void
}

interface Checked {
  readonly goal: Goal
  readonly executor: string | undefined
  readonly remarks: readonly Remark[]
}

const NONE: readonly Remark[] = []

/** Checks the goals while the document is edited. Checks run in idle slices and never block typing. */
export class LiveRemarks {
  readonly #options: LiveRemarksOptions
  readonly #listeners = new KeyedListeners()
  #checked: ReadonlyMap<string, Checked> = new Map()
  #cancel: () => void = () => {}

  constructor(options: LiveRemarksOptions) {
    this.#options = options
  }

  /** Checks the document now and after each edit. Returns the release. */
  start(): () => void {
    const release = this.#options.session.subscribe(ANYTHING, () => this.#wait())
    this.#whenIdle(() => this.#check())
    return () => {
      release()
      this.#cancel()
    }
  }

  /** Remarks on one goal; identical until they change. */
  of(goalId: string): readonly Remark[] {
    return this.#checked.get(goalId)?.remarks ?? NONE
  }

  /** Notifies the listener when the remarks on one goal change. */
  subscribe(goalId: string, listener: () => void): () => void {
    return this.#listeners.subscribe(goalId, listener)
  }

  #wait(): void {
    this.#cancel()
    const timer = setTimeout(() => this.#whenIdle(() => this.#check()), PAUSE)
    this.#cancel = () => clearTimeout(timer)
  }

  #whenIdle(work: () => void): void {
    this.#cancel()
    this.#cancel = this.#options.whenIdle(work)
  }

  #check(from = 0, done: ReadonlyMap<string, Checked> = new Map()): void {
    const { goals } = this.#options.session.content
    const executor = this.#options.session.views.core?.executor
    const next = new Map(done)
    let at = from
    for (let spent = 0; at < goals.length && spent < SLICE; at += 1) {
      const goal = goals[at]
      if (goal === undefined) continue
      const known = this.#checked.get(goal.id)
      const isKnown = known?.goal === goal && known.executor === executor
      if (!isKnown) spent += 1
      next.set(goal.id, isKnown ? known : this.#checkOne(goal, executor))
    }
    if (at < goals.length) this.#whenIdle(() => this.#check(at, next))
    else this.#take(next)
  }

  #checkOne(goal: Goal, executor: string | undefined): Checked {
    const found = checkGoal(goal, executor === undefined ? {} : { executor })
    const before = this.of(goal.id)
    return { goal, executor, remarks: isEqual(before, found) ? before : found }
  }

  #take(checked: ReadonlyMap<string, Checked>): void {
    const before = this.#checked
    this.#checked = checked
    const ids = new Set([...before.keys(), ...checked.keys()])
    this.#listeners.notify(
      [...ids].filter((id) => (before.get(id)?.remarks ?? NONE) !== (checked.get(id)?.remarks ?? NONE)),
    )
  }
}
