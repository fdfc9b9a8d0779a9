/** Lengths are in points, from the upper left corner of the slide. */
export interface DeckBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A part of a paragraph. Colors are sRGB hex, such as "#1a1b1f". */
export interface DeckRun {
  readonly text: string
  /** In points. */
  readonly size: number
  readonly color: string
  readonly isBold?: boolean
}

export interface DeckParagraph {
  readonly runs: readonly DeckRun[]
  /** Default: where its script begins. */
  readonly align?: 'center' | 'end'
  /** In points, above the paragraph. */
  readonly spaceBefore?: number
}

/** A text, with or without a shape around it. */
export interface DeckText extends DeckBox {
  readonly kind: 'text'
  /** The title of the slide in outlines and for screen readers. At most one on a slide. */
  readonly isTitle?: true
  readonly paragraphs: readonly DeckParagraph[]
  readonly shape?: 'rectangle' | 'rounded' | 'arrow'
  readonly fill?: string
  readonly line?: string
  /** Distance of the text from the edge, in points. Default 0. */
  readonly inset?: number
  /** Default: at the top. */
  readonly anchor?: 'middle' | 'bottom'
}

export interface DeckPolygon {
  readonly kind: 'polygon'
  readonly name: string
  readonly points: readonly (readonly [x: number, y: number])[]
  readonly fill: string
  readonly line: string
}

export interface DeckCell {
  readonly paragraphs: readonly DeckParagraph[]
  readonly fill?: string
}

export interface DeckTable extends DeckBox {
  readonly kind: 'table'
  readonly name: string
  /** Width of each column in points. */
  readonly widths: readonly number[]
  /** The first row is the header. */
  readonly rows: readonly { readonly height: number; readonly cells: readonly DeckCell[] }[]
}

export interface DeckPoint {
  readonly name: string
  readonly x: number
  readonly y: number
  /** Shows the name at this side. */
  readonly label?: 'left' | 'right' | 'above' | 'below'
}

export interface DeckSeries {
  readonly name: string
  readonly color: string
  readonly points: readonly DeckPoint[]
}

interface DeckAxis {
  readonly title: string
  readonly min: number
  readonly max: number
}

/** A native scatter chart with its numbers in a workbook of its own. */
export interface DeckScatter extends DeckBox {
  readonly kind: 'scatter'
  readonly name: string
  /** What the chart shows, for screen readers. */
  readonly description: string
  /** The area between the axes. Its background is transparent, so that shapes behind the chart align with it. */
  readonly plot: DeckBox
  readonly axes: { readonly x: DeckAxis; readonly y: DeckAxis }
  readonly series: readonly DeckSeries[]
  readonly textColor: string
  readonly lineColor: string
}

/** Items that move together. */
export interface DeckGroup extends DeckBox {
  readonly kind: 'group'
  readonly name: string
  readonly items: readonly (DeckText | DeckPolygon | DeckScatter)[]
}

export type DeckItem = DeckText | DeckPolygon | DeckTable | DeckScatter | DeckGroup

export interface DeckSlide {
  readonly items: readonly DeckItem[]
  /** At the lower left, next to the slide's number. Empty for none. */
  readonly footer: string
}

/** A presentation to write. */
export interface SlideDeck {
  readonly title: string
  /** Name of the program. */
  readonly creator: string
  readonly madeAt: Date
  readonly accent: string
  readonly slides: readonly DeckSlide[]
}

/** Size of a slide in points: 16:9, as in new presentations of PowerPoint. */
export const DECK_SIZE = { width: 960, height: 540 } as const
