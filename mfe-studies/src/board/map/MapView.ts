import { createReadable, type Readable } from '@outcome-studio/shared/feature'
import { clampScale, firstScale, fitScale, ZOOM } from '../../domain/map/zoom.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** A point of the window, in CSS pixels. */
export interface WindowPoint {
  readonly x: number
  readonly y: number
}

/** The elements of the map: a scroll container, in it the ground as large as the scaled map, and the map itself. */
export interface MapElements {
  readonly viewport: HTMLElement
  readonly ground: HTMLElement
  readonly map: HTMLElement
}

/** Zooms and scrolls the map. It renders nothing, so that neither waits for the goals. */
export class MapView {
  readonly #scale = createReadable(1)
  #elements: MapElements | null = null
  #size: Size = { width: 0, height: 0 }
  /** Whether the member has chosen the scale. */
  #isZoomed = false
  /** Whether the map stays as it is when its size changes. */
  #isHeld = false

  get scale(): Readable<number> {
    return this.#scale
  }

  /**
   * Shows the map when it is opened: at the scale that the member has chosen before, else fitted as long as it can be read.
   * @param middle what comes to the middle of the view, from the left of the map
   */
  open(elements: MapElements, size: Size, middle: number): void {
    this.#elements = elements
    this.#size = size
    this.#isHeld = false
    this.#center(middle)
  }

  /** The member has begun to use the map: it is no longer fitted when its size changes. */
  hold = (): void => {
    this.#isHeld = true
  }

  /**
   * Takes over another size of the map.
   * @param middle as of `open`
   * @param moved how far the focused part moved, which stays in its place
   */
  resize(size: Size, middle: number, moved: WindowPoint): void {
    this.#size = size
    if (!this.#isHeld) {
      this.#center(middle)
      return
    }
    const scale = this.#scale.get()
    this.#apply(scale)
    this.#scrollBy(moved.x * scale, moved.y * scale)
  }

  /** @param at the point that stays where it is; default: the middle of the view */
  zoomTo(scale: number, at?: WindowPoint): void {
    this.#isZoomed = true
    this.hold()
    const elements = this.#elements
    if (elements === null) return
    const { viewport, ground } = elements
    const before = this.#scale.get()
    const after = clampScale(scale)
    if (after === before) return
    const point = at ?? middleOf(viewport)
    const from = ground.getBoundingClientRect()
    this.#apply(after)
    const to = ground.getBoundingClientRect()
    this.#scrollBy(
      to.left + ((point.x - from.left) * after) / before - point.x,
      to.top + ((point.y - from.top) * after) / before - point.y,
    )
  }

  zoomBy(factor: number, at?: WindowPoint): void {
    this.zoomTo(this.#scale.get() * factor, at)
  }

  zoomIn = (): void => this.zoomBy(ZOOM.step)

  zoomOut = (): void => this.zoomBy(1 / ZOOM.step)

  /** Brings the whole map into view. */
  fit = (): void => {
    this.#isZoomed = true
    this.hold()
    this.#apply(fitScale(this.#size, this.#viewSize()))
    if (this.#elements !== null) this.#elements.viewport.scrollTop = 0
  }

  /** Makes texts large enough to write them. */
  makeReadable(at: WindowPoint): void {
    if (this.#scale.get() < ZOOM.readable) this.zoomTo(ZOOM.readable, at)
  }

  #center(middle: number): void {
    const view = this.#viewSize()
    this.#apply(this.#isZoomed ? this.#scale.get() : firstScale(this.#size, view))
    if (this.#elements !== null) {
      this.#elements.viewport.scrollLeft = middle * this.#scale.get() - view.width / 2
    }
  }

  #scrollBy(right: number, down: number): void {
    if (this.#elements === null || (right === 0 && down === 0)) return
    this.#elements.viewport.scrollLeft += right
    this.#elements.viewport.scrollTop += down
  }

  #viewSize(): Size {
    return {
      width: this.#elements?.viewport.clientWidth ?? 0,
      height: this.#elements?.viewport.clientHeight ?? 0,
    }
  }

  #apply(scale: number): void {
    if (this.#elements === null) return
    const { ground, map } = this.#elements
    ground.style.width = `${this.#size.width * scale}px`
    ground.style.height = `${this.#size.height * scale}px`
    map.style.transform = `scale(${scale})`
    this.#scale.set(scale)
  }
}

export function middleOf(element: Element): WindowPoint {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
