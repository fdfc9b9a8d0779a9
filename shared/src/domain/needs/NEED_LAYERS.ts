/** The six kinds of need around one core job, from the inside out (docs/method.md §5). */
export const NEED_LAYERS = ['core', 'outcomes', 'related', 'emotional', 'consumption', 'financial'] as const
export type NeedLayer = (typeof NEED_LAYERS)[number]

/** Names of the layers on screen and in files. */
export const NEED_LAYER_TITLES: Readonly<Record<NeedLayer, string>> = {
  core: 'Core functional job',
  outcomes: 'Desired outcomes',
  related: 'Related jobs',
  emotional: 'Emotional and social jobs',
  consumption: 'Consumption chain jobs',
  financial: 'Financial outcomes',
}

/** Names of one goal of a layer, as its label begins: "Related job 2". */
export const NEED_LAYER_ITEMS: Readonly<Record<NeedLayer, string>> = {
  core: 'Core job',
  outcomes: 'Desired outcome',
  related: 'Related job',
  emotional: 'Emotional or social job',
  consumption: 'Consumption chain job',
  financial: 'Financial outcome',
}
