import { ANYTHING, KeyedListeners, layerKey, type NeedsSession } from '@outcome-studio/shared/document'
import type { GoalId, NeedLayer } from '@outcome-studio/shared/domain/needs'
import type { Study } from '@outcome-studio/shared/domain/study'
import { reuseEqual } from '../core/reuseEqual.ts'
import type {
  GoalOpportunity,
  NeedsOpportunities,
  OpportunitySummary,
} from '../domain/opportunity/GoalOpportunity.ts'
import { goalOpportunities } from '../domain/opportunity/goalOpportunities.ts'

/** Pause in typing before opportunities are computed again, in milliseconds. */
const PAUSE = 300

const NONE: NeedsOpportunities = { goals: new Map(), layers: new Map() }

/** The opportunities of the open needs document, which follow its edits and its linked studies. Typing never waits. */
export class Opportunities {
  readonly #session: Pick<NeedsSession, 'content' | 'subscribe'>
  readonly #listeners = new KeyedListeners()
  #studies: readonly Study[] = []
  #current = NONE
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(session: Pick<NeedsSession, 'content' | 'subscribe'>) {
    this.#session = session
  }

  /** All of them, as of now. */
  get current(): NeedsOpportunities {
    return this.#current
  }

  /** Follows the edits of the document. Returns the release. */
  start(): () => void {
    const release = this.#session.subscribe(ANYTHING, () => {
      clearTimeout(this.#timer)
      // Without a linked study there is nothing to compute.
      if (this.#studies.length > 0) this.#timer = setTimeout(() => this.#compute(), PAUSE)
    })
    return () => {
      release()
      clearTimeout(this.#timer)
    }
  }

  /** Takes over the linked studies as they are stored now. */
  readonly setStudies = (studies: readonly Study[]): void => {
    this.#studies = studies
    this.#compute()
  }

  /** Identical until it changes. */
  goal(goalId: GoalId): GoalOpportunity | undefined {
    return this.#current.goals.get(goalId)
  }
  /** Identical until it changes. */
  layer(layer: NeedLayer): OpportunitySummary | undefined {
    return this.#current.layers.get(layer)
  }
  /** @param key a goal's id, layerKey, or ANYTHING */
  subscribe(key: string, listener: () => void): () => void {
    return this.#listeners.subscribe(key, listener)
  }

  #compute(): void {
    const before = this.#current
    const computed = goalOpportunities(this.#session.content, this.#studies)
    const goals = reuseEqual(before.goals, computed.goals)
    const layers = reuseEqual(before.layers, computed.layers)
    if (goals.changed.length === 0 && layers.changed.length === 0) return
    this.#current = { goals: goals.values, layers: layers.values }
    this.#listeners.notify([...goals.changed, ...layers.changed.map(layerKey), ANYTHING])
  }
}
