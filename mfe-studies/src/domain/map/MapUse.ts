import type { NeedLayer } from '@outcome-studio/shared/domain/needs'
import { type TextWidth, textWidth } from '@outcome-studio/shared/files'
import { MAP, SCREEN_FONT } from './mapStyles.ts'

/** What a map is laid out for: a picture, or the screen on which it is edited. */
export interface MapUse {
  /** The heading of the picture. On the screen the document's name is elsewhere. */
  readonly title: string | null
  /** Whether it is edited: then a goal without a text has a card, and the executor of the core job a field. */
  readonly isEdited: boolean
  /** Height for controls below a core job of some width and below the goals of a layer, in CSS pixels. */
  readonly controls: { readonly core: (width: number) => number; readonly layer: number }
  /** Width of a card, in CSS pixels. */
  readonly column: number
  /** How many columns of cards fit next to each other. null: as many as give the map the proportion of a page. */
  readonly columns: number | null
  /** Measures the font that the map is shown in. */
  readonly measure: TextWidth
  readonly isCollapsed: (layer: NeedLayer) => boolean
  /** Shown in place of a goal without a text. */
  readonly whenUnwritten: (layer: NeedLayer) => string
  /** Shown in a layer without goals, a paragraph each. */
  readonly whenEmpty: (layer: NeedLayer) => readonly string[]
}

/** Measures for fonts that are not known: no text is wider in them. */
export const widestText: TextWidth = (text, size, isBold) => SCREEN_FONT * textWidth(text, size, isBold)

/** A picture of the map, complete, with the name of its document. */
export const pictureUse = (docName: string): MapUse => ({
  title: docName,
  isEdited: false,
  controls: { core: () => 0, layer: 0 },
  column: MAP.column,
  columns: null,
  measure: widestText,
  isCollapsed: () => false,
  whenUnwritten: () => 'Not written yet',
  whenEmpty: () => ['No goals yet'],
})
