import type { NeedLayer } from '@outcome-studio/shared/domain/needs'
import { MAP } from './mapStyles.ts'

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
  readonly isCollapsed: (layer: NeedLayer) => boolean
  /** Shown in place of a goal without a text. */
  readonly whenUnwritten: (layer: NeedLayer) => string
  /** Shown in a layer without goals, a paragraph each. */
  readonly whenEmpty: (layer: NeedLayer) => readonly string[]
}

/** A picture of the map, complete, with the name of its document. */
export const pictureUse = (docName: string): MapUse => ({
  title: docName,
  isEdited: false,
  controls: { core: () => 0, layer: 0 },
  column: MAP.column,
  columns: null,
  isCollapsed: () => false,
  whenUnwritten: () => 'Not written yet',
  whenEmpty: () => ['No goals yet'],
})
