import type { NeedLayer } from '@outcome-studio/shared/domain/needs'

/** What helps to write the goals of one layer. */
export interface LayerGuide {
  /** For an empty field. */
  readonly placeholder: string
  /** Goals of this layer as people of the industry have them. */
  readonly examples: readonly string[]
}

/** An industry with examples of its own. Wording and examples are the project's. */
export interface Vertical {
  readonly name: string
  readonly guide: Readonly<Record<NeedLayer, LayerGuide>>
}

/** Describes an industry by its examples, of which the first of each layer is also the placeholder. */
export function vertical(name: string, examples: Readonly<Record<NeedLayer, readonly string[]>>): Vertical {
  const guideOf = (layer: NeedLayer): LayerGuide => ({
    placeholder: `For example: ${examples[layer][0]}`,
    examples: examples[layer],
  })
  return {
    name,
    guide: {
      core: guideOf('core'),
      outcomes: guideOf('outcomes'),
      related: guideOf('related'),
      emotional: guideOf('emotional'),
      consumption: guideOf('consumption'),
      financial: guideOf('financial'),
    },
  }
}
