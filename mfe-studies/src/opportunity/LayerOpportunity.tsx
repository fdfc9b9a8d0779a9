import { layerKey } from '@outcome-studio/shared/document'
import type { NeedLayer } from '@outcome-studio/shared/domain/needs'
import { color, space, type } from '@outcome-studio/shared/ui'
import { useCallback, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { describeSummary } from '../domain/map/describeOpportunity.ts'
import { useOpportunities } from './OpportunityContext.ts'

const Line = styled.p`
  padding: 0 ${space(2)};
  color: ${color.textMuted};
  font: ${type.small};

  /* On the map, of the size that its layout has for it. */
  [data-placed] & {
    padding: 2px 0 0;
    font: 400 11.5px / 16px var(--os-font);
  }
`

/** The mean opportunity of a layer and its underserved outcomes; nothing without ratings. */
export function LayerOpportunity({ layer }: { readonly layer: NeedLayer }) {
  const opportunities = useOpportunities()
  const subscribe = useCallback(
    (listener: () => void) => opportunities.subscribe(layerKey(layer), listener),
    [opportunities, layer],
  )
  const summary = useSyncExternalStore(subscribe, () => opportunities.layer(layer))
  return summary ? <Line>{describeSummary(summary)}</Line> : null
}
