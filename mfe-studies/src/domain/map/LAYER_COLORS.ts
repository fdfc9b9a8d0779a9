import type { NeedLayer } from '@outcome-studio/shared/domain/needs'

export interface LayerColors {
  readonly fill: string
  readonly stroke: string
  /** At least 4.5:1 on its fill. */
  readonly ink: string
}

type Layers = Readonly<Record<NeedLayer, LayerColors>>

/** The colors of the layers, for paper and a light screen, and for a dark screen. */
export const LAYER_COLORS: Readonly<Record<'light' | 'dark', Layers>> = {
  light: {
    core: { fill: '#e9effc', stroke: '#2456c4', ink: '#1c469f' },
    outcomes: { fill: '#eef7f1', stroke: '#bfdfcb', ink: '#176639' },
    related: { fill: '#eff4f9', stroke: '#c6d5e5', ink: '#3a5a7d' },
    emotional: { fill: '#fbeff6', stroke: '#ebc9dd', ink: '#8a2b66' },
    consumption: { fill: '#fdf5e6', stroke: '#edd8ad', ink: '#7a4b00' },
    financial: { fill: '#f3f0fc', stroke: '#d6cdf2', ink: '#573daa' },
  },
  dark: {
    core: { fill: '#1c2740', stroke: '#5f86dd', ink: '#a9c3ff' },
    outcomes: { fill: '#17241d', stroke: '#2f5140', ink: '#8fd6ac' },
    related: { fill: '#1a222b', stroke: '#37495c', ink: '#a9c6e6' },
    emotional: { fill: '#291b24', stroke: '#5c3a4f', ink: '#eda9cf' },
    consumption: { fill: '#282114', stroke: '#5a4a26', ink: '#e9c27c' },
    financial: { fill: '#211d2f', stroke: '#483f6b', ink: '#c3b2f5' },
  },
}
