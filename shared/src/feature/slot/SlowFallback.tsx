import { type ReactNode, useEffect, useState } from 'react'

interface SlowFallbackProps {
  readonly pending: ReactNode
  readonly slow: () => ReactNode
  readonly afterMs: number
}

/** Shows pending, and after a while the words for a slow area; what still loads may yet take its place. */
export function SlowFallback({ pending, slow, afterMs }: SlowFallbackProps) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return late ? slow() : pending
}
