import type { NeedLayer } from '@outcome-studio/shared/domain/needs'

interface LayerGuide {
  /** Shown below the title. */
  readonly lead: string
  /** The usual number of goals; null for the core job, of which there is one. */
  readonly usual: string | null
}

/** What belongs into each layer, and how much is usual (docs/method.md §5). */
export const LAYER_GUIDE: Readonly<Record<NeedLayer, LayerGuide>> = {
  core: { lead: 'What people try to get done. Everything else is arranged around it.', usual: null },
  outcomes: { lead: 'How people measure success, step by step.', usual: '50–150' },
  related: { lead: 'Other jobs of the same people, before, during or after.', usual: '3–20' },
  emotional: { lead: 'How people want to feel, and how they want to be seen.', usual: '5–25' },
  consumption: { lead: 'What it takes to buy, set up, use, maintain and retire a product.', usual: '20–30' },
  financial: { lead: 'What the buyer wants to spend, risk or lose less of.', usual: 'up to 80' },
}
