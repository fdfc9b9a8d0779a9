import type { NeedLayer } from '@outcome-studio/shared/domain'

/** Stands in for the guide of an industry until shared/domain has it. */
interface Guide {
  readonly placeholder: string
  readonly examples: readonly string[]
}

const GUIDE: Readonly<Record<NeedLayer, Guide>> = {
  core: { placeholder: 'A verb, its object and the context', examples: [] },
  outcomes: { placeholder: 'Minimize the time it takes to …', examples: [] },
  related: { placeholder: 'A verb and its object', examples: [] },
  emotional: { placeholder: 'Feel …, or be perceived as …', examples: [] },
  consumption: { placeholder: 'Purchase, set up, maintain …', examples: [] },
  financial: { placeholder: 'Minimize the cost of …', examples: [] },
}

export const VERTICALS: readonly { readonly name: string }[] = []
export const verticalGuide = (_vertical: string): Readonly<Record<NeedLayer, Guide>> => GUIDE
