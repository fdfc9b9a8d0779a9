import type { NeedLayer } from '@outcome-studio/shared/domain/needs'
import type { OpportunityBand } from '@outcome-studio/shared/domain/study'
import type { TextStyle } from '@outcome-studio/shared/files'
import { PAPER } from '@outcome-studio/shared/files'

/** Lengths of the map in CSS pixels. */
export const MAP = {
  column: 268,
  gap: 10,
  /** Inside a panel. */
  padding: 14,
  /** Inside a card. */
  cardPadding: 12,
  /** Between two panels below each other. */
  panelGap: 20,
  /** Between two panels next to each other, with the lines to the core job. */
  gutter: 44,
  margin: 32,
  coreWidth: 560,
} as const

export const TEXT = {
  title: { size: 26, lineHeight: 34, isBold: true, color: PAPER.ink },
  subtitle: { size: 14, lineHeight: 20, color: PAPER.muted },
  core: { size: 19, lineHeight: 26, isBold: true, color: PAPER.ink },
  coreNote: { size: 13, lineHeight: 18, color: PAPER.muted },
  goal: { size: 13, lineHeight: 18, color: PAPER.ink },
  note: { size: 11.5, lineHeight: 16, color: PAPER.muted },
  step: { size: 12, lineHeight: 17, isBold: true, color: PAPER.ink },
} as const satisfies Readonly<Record<string, TextStyle>>

interface LayerColors {
  readonly fill: string
  readonly stroke: string
  /** At least 4.5:1 on its fill. */
  readonly ink: string
}

export const LAYER_COLORS: Readonly<Record<NeedLayer, LayerColors>> = {
  core: { fill: '#e9effc', stroke: '#2456c4', ink: '#1c469f' },
  outcomes: { fill: '#eef7f1', stroke: '#bfdfcb', ink: '#176639' },
  related: { fill: '#eff4f9', stroke: '#c6d5e5', ink: '#3a5a7d' },
  emotional: { fill: '#fbeff6', stroke: '#ebc9dd', ink: '#8a2b66' },
  consumption: { fill: '#fdf5e6', stroke: '#edd8ad', ink: '#7a4b00' },
  financial: { fill: '#f3f0fc', stroke: '#d6cdf2', ink: '#573daa' },
}

export const OPPORTUNITY_COLORS: Readonly<Record<OpportunityBand, string>> = {
  extreme: '#b3261e',
  high: '#b3261e',
  'worth a look': '#835000',
  'appropriately served': PAPER.muted,
  overserved: PAPER.muted,
}
