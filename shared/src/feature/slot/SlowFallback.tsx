import { useEffect, useEffectEvent, useState } from 'react'
import type { FeatureError } from '../errors/FeatureError.ts'
import type { AreaViewProps } from './AreaSlot.tsx'
import { startSlowTimer } from './startSlowTimer.ts'

interface SlowFallbackProps extends AreaViewProps {
  readonly area: string
  /** Milliseconds until the area counts as slow. */
  readonly afterMs: number
}

/** A suspense fallback: shows waiting, then the message for a slow area. */
export function SlowFallback({ area, pending, failed, onFailure, afterMs }: SlowFallbackProps) {
  const [failure, setFailure] = useState<FeatureError | null>(null)
  const fail = useEffectEvent((error: FeatureError) => {
    setFailure(error)
    onFailure(error)
  })
  useEffect(() => startSlowTimer(area, afterMs, (error) => fail(error)), [area, afterMs])
  return failure === null ? pending : failed(failure)
}
