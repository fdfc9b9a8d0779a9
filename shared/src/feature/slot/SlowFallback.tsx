import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { FeatureError } from '../errors/FeatureError.ts'

interface SlowFallbackProps {
  readonly area: string
  readonly pending: ReactNode
  readonly failed: (error: FeatureError) => ReactNode
  readonly onFailure: ((error: FeatureError) => void) | undefined
  readonly afterMs: number
}

/** Shows pending, and after a while the words for a slow area; what still loads may yet take its place. */
export function SlowFallback({ area, pending, failed, onFailure, afterMs }: SlowFallbackProps) {
  const [late, setLate] = useState<FeatureError | null>(null)
  const tellLate = useEffectEvent(() => {
    const error = new FeatureError('slow', area)
    setLate(error)
    onFailure?.(error)
  })
  useEffect(() => {
    const timer = setTimeout(() => tellLate(), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return late === null ? pending : failed(late)
}
