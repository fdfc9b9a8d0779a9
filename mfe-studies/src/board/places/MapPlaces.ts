import { ANYTHING, KeyedListeners, type NeedsSession } from '@outcome-studio/shared/document'
import { NEED_LAYERS, type NeedLayer } from '@outcome-studio/shared/domain/needs'
import { reuseEqual } from '../../core/reuseEqual.ts'
import { verticalGuide } from '../../domain/guide/VERTICALS.ts'
import { type CardPlace, layoutMap, type MapLayout, type Place } from '../../domain/map/layoutMap.ts'
import { screenColumns } from '../../domain/map/screenColumns.ts'
import type { Opportunities } from '../../opportunity/Opportunities.ts'
import { LAYER_GUIDE } from '../actions/LAYER_GUIDE.ts'
import { measureOnScreen } from './measureOnScreen.ts'

/** Pause in typing before the map makes room for a text, in milliseconds. */
const PAUSE = 300
/** Heights of the controls on the screen, in CSS pixels. Those of a narrow core job need two lines. */
const CONTROLS = { core: (width: number) => (width < 400 ? 124 : 84), layer: 36 } as const

/** Key of the whole layout. */
export const LAYOUT = 'layout'

interface MapPlacesOptions {
  readonly session: NeedsSession
  readonly opportunities: Pick<Opportunities, 'current' | 'subscribe'>
  /** The goal that is being written; its card does not move then. */
  readonly writtenGoal: () => string | null
  /** Width of the screen's part for the map, in CSS pixels. */
  readonly width: number
}

/**
 * Where the parts of the map are on the screen. Goals that are added, moved or removed have their places at once. A
 * text that grows gets its room in a pause, after the member has left it, so that no key waits and nothing moves while
 * it is written.
 */
export class MapPlaces {
  readonly #options: MapPlacesOptions
  readonly #listeners = new KeyedListeners()
  readonly #collapsed = new Set<NeedLayer>()
  /** Texts of the goals when the map was laid out. */
  #texts: ReadonlyMap<string, string> = new Map()
  #width: number
  #measure = measureOnScreen()
  #layout: MapLayout
  #laidOut: readonly unknown[]
  #content: unknown = null
  #opportunities: unknown = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: MapPlacesOptions) {
    this.#options = options
    this.#width = options.width
    this.#layout = this.#compute()
    this.#laidOut = this.#structure()
  }

  /** Identical until something moves. */
  get layout(): MapLayout {
    return this.#layout
  }

  /** Identical until it moves. */
  panel(layer: NeedLayer): Place | undefined {
    return this.#layout.panels.get(layer)
  }

  /** Identical until it moves. */
  card(goalId: string): CardPlace | undefined {
    return this.#layout.cards.get(goalId)
  }

  /** @param key LAYOUT, a goal's id, or a layer */
  subscribe(key: string, listener: () => void): () => void {
    return this.#listeners.subscribe(key, listener)
  }

  /** Follows the edits of the document. Returns the release. */
  start(): () => void {
    const { session, opportunities } = this.#options
    const releases = [
      session.subscribe(ANYTHING, () => this.#follow()),
      opportunities.subscribe(ANYTHING, () => this.#wait()),
    ]
    this.#follow()
    return () => {
      for (const release of releases) release()
      clearTimeout(this.#timer)
    }
  }

  /** Takes over another width of the screen's part for the map. */
  setWidth(width: number): void {
    if (this.#width === width) return
    this.#width = width
    this.#layOut()
  }

  /** The font has arrived, and texts have other widths than that of its stand-in. */
  measureAgain = (): void => {
    this.#measure = measureOnScreen()
    this.#layOut()
  }

  setCollapsed(layer: NeedLayer, isCollapsed: boolean): void {
    if (this.#collapsed.has(layer) === isCollapsed) return
    if (isCollapsed) this.#collapsed.add(layer)
    else this.#collapsed.delete(layer)
    this.#layOut()
  }

  #follow(): void {
    const structure = this.#structure()
    if (structure.some((part, at) => part !== this.#laidOut[at])) this.#layOut()
    else this.#wait()
  }

  #wait(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      const written = this.#options.writtenGoal()
      if (written !== null && this.#isGrowing(written)) this.#wait()
      else if (!this.#isCurrent()) this.#layOut()
    }, PAUSE)
  }

  /** Whether the text of a goal has changed since the map was laid out. */
  #isGrowing(goalId: string): boolean {
    const { goals } = this.#options.session.content
    return goals.some((goal) => goal.id === goalId && this.#texts.get(goalId) !== goal.text)
  }

  #isCurrent(): boolean {
    const { session, opportunities } = this.#options
    return this.#content === session.content && this.#opportunities === opportunities.current
  }

  /** What changes the places at once. */
  #structure(): readonly unknown[] {
    const { views } = this.#options.session
    return [...NEED_LAYERS.map((layer) => views.layer(layer)), views.vertical]
  }

  #compute(): MapLayout {
    const { session, opportunities } = this.#options
    this.#content = session.content
    this.#opportunities = opportunities.current
    this.#texts = new Map(session.content.goals.map(({ id, text }) => [id, text]))
    const guide = verticalGuide(session.content.vertical)
    return layoutMap(session.content, opportunities.current, {
      title: null,
      isEdited: true,
      controls: CONTROLS,
      ...screenColumns(this.#width),
      measure: this.#measure,
      isCollapsed: (layer) => this.#collapsed.has(layer),
      whenUnwritten: (layer) => guide[layer].placeholder,
      whenEmpty: (layer) => [LAYER_GUIDE[layer].lead, 'For example:', ...guide[layer].examples.slice(0, 2)],
    })
  }

  #layOut(): void {
    clearTimeout(this.#timer)
    const before = this.#layout
    const computed = this.#compute()
    this.#laidOut = this.#structure()
    const panels = reuseEqual(before.panels, computed.panels)
    const cards = reuseEqual(before.cards, computed.cards)
    if (panels.changed.length === 0 && cards.changed.length === 0) return
    this.#layout = { ...computed, panels: panels.values, cards: cards.values }
    this.#listeners.notify([...cards.changed, ...panels.changed, LAYOUT])
  }
}
