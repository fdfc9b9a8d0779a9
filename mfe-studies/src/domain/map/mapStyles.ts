import type { OpportunityBand } from '@outcome-studio/shared/domain/study'
import type { TextStyle } from '@outcome-studio/shared/files'
import { PAPER } from '@outcome-studio/shared/files'

/** Lengths of the map in CSS pixels. */
export const MAP = {
  column: 284,
  /** The narrowest column in which a goal is easy to read. */
  leastColumn: 220,
  gap: 8,
  /** Inside a panel. */
  padding: 14,
  /** Inside a card: right of its text, above and below it. */
  cardPadding: 12,
  cardPaddingBlock: 8,
  /** Above each note of a card. */
  noteGap: 4,
  /** Left of a card's text, for its number. */
  number: 34,
  /** Between two panels below each other. */
  panelGap: 20,
  /** Between two panels next to each other, with the lines to the core job. */
  gutter: 44,
  margin: 32,
  coreWidth: 560,
  /** Beside and above the texts of the core job. */
  corePadding: 20,
} as const

export const TEXT = {
  title: { size: 26, lineHeight: 34, isBold: true, color: PAPER.ink },
  subtitle: { size: 14, lineHeight: 20, color: PAPER.muted },
  core: { size: 19, lineHeight: 26, isBold: true, color: PAPER.ink },
  coreNote: { size: 13, lineHeight: 18, color: PAPER.muted },
  panel: { size: 15, lineHeight: 20, isBold: true, color: PAPER.ink },
  goal: { size: 13, lineHeight: 18, color: PAPER.ink },
  note: { size: 12, lineHeight: 16, color: PAPER.muted },
  step: { size: 12, lineHeight: 17, isBold: true, color: PAPER.ink },
} as const satisfies Readonly<Record<string, TextStyle>>

/**
 * Fonts that stand in for that of pictures are wider by up to this factor, measured on English text. Lines are broken
 * for it, so that a card is high enough in all of them.
 */
export const SCREEN_FONT = 1.05

export const OPPORTUNITY_COLORS: Readonly<Record<OpportunityBand, string>> = {
  extreme: '#b3261e',
  high: '#b3261e',
  'worth a look': '#835000',
  'appropriately served': PAPER.muted,
  overserved: PAPER.muted,
}
