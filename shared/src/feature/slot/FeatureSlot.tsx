import { useCallback } from 'react'
import { AreaSlot, type AreaSlotProps } from './AreaSlot.tsx'
import { type LoadFeatureRequest, loadFeature } from './loadFeature.tsx'
import { FEATURE_TIMEOUT_MS } from './startSlowTimer.ts'

export interface FeatureSlotProps extends Pick<AreaSlotProps, 'area' | 'pending' | 'failed' | 'onFailure'> {
  /** Loads the exposed module. `attempt` is 0 at first; each retry adds 1. Keep it stable between renders. */
  readonly load: (attempt: number) => Promise<unknown>
  /** A plain object. Keep it stable between renders. */
  readonly host: LoadFeatureRequest['host']
  /** Milliseconds until the load counts as slow. What arrives later is shown. */
  readonly slowAfterMs?: number
}

/** Shows a feature whose module the caller loads. The standalone page and tests use it. */
export function FeatureSlot({ load, host, slowAfterMs = FEATURE_TIMEOUT_MS, ...slot }: FeatureSlotProps) {
  const { area } = slot
  const loadView = useCallback(
    (attempt: number) => loadFeature({ area, host, slowAfterMs, load: () => load(attempt) }),
    [area, host, slowAfterMs, load],
  )
  return <AreaSlot {...slot} load={loadView} slowAfterMs={slowAfterMs} />
}
