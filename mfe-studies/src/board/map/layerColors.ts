import { NEED_LAYERS } from '@outcome-studio/shared/domain/needs'
import { LAYER_COLORS } from '../../domain/map/LAYER_COLORS.ts'

const declare = (scheme: keyof typeof LAYER_COLORS): string =>
  NEED_LAYERS.map((layer) => {
    const { fill, stroke, ink } = LAYER_COLORS[scheme][layer]
    return `& [data-layer='${layer}'] { --layer-fill: ${fill}; --layer-stroke: ${stroke}; --layer-ink: ${ink}; }`
  }).join('\n')

/** Declares the colors of the layers for everything with `data-layer`. */
export const layerColors = `
  ${declare('light')}
  @media (prefers-color-scheme: dark) {
    ${declare('dark')}
  }
`
