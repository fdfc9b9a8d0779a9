import type { Lazy } from '@outcome-studio/shared/domain/base'
import { useEffect, useEffectEvent, useState } from 'react'

/** The state of a lazy value. `retry` loads it again after a failure, or while it is slow. */
export type LazyState<Value> = (
  | { readonly kind: 'idle' | 'loading' | 'slow' }
  | { readonly kind: 'loaded'; readonly value: Value }
  | { readonly kind: 'failed'; readonly error: unknown }
) & { readonly retry: () => void }

export interface LazyOptions {
  /** Default: true. While it is false, nothing is loaded. Setting it to false clears a failure. */
  readonly isWanted?: boolean
  /** Milliseconds after which a load counts as slow. A slow load may still succeed. Default: never. */
  readonly slowAfterMs?: number
  /** Called once for each failure while the value is wanted. */
  readonly onFailure?: (error: unknown) => void
}

interface Attempt {
  readonly lazy: object
  readonly count: number
  readonly outcome: 'none' | 'slow' | { readonly error: unknown }
}

/**
 * Loads a lazy value while it is wanted, and renders again when it is loaded.
 *
 * @param lazy the same object in each render
 */
export function useLazy<Value>(lazy: Lazy<Value>, options: LazyOptions = {}): LazyState<Value> {
  const { isWanted = true, slowAfterMs, onFailure } = options
  const first: Attempt = { lazy, count: 0, outcome: 'none' }
  const [stored, setAttempt] = useState(first)
  // The next time the value is wanted, it starts from the first attempt.
  if (!isWanted && (stored.count > 0 || stored.outcome !== 'none')) setAttempt(first)
  const { count, outcome } = stored.lazy === lazy ? stored : first
  const value = lazy.loaded()
  const isPending = isWanted && value === null && typeof outcome === 'string'
  const settle = useEffectEvent((next: Attempt['outcome']) => setAttempt({ lazy, count, outcome: next }))
  const fail = useEffectEvent((error: unknown) => {
    settle({ error })
    onFailure?.(error)
  })

  useEffect(() => {
    if (!isPending) return
    let isCurrent = true
    const timer = slowAfterMs === undefined ? undefined : setTimeout(() => settle('slow'), slowAfterMs)
    const loading = count === 0 ? lazy.load() : lazy.restart()
    loading.then(
      () => isCurrent && settle('none'),
      (error: unknown) => isCurrent && fail(error),
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [isPending, lazy, count, slowAfterMs])

  const retry = () => setAttempt({ lazy, count: count + 1, outcome: 'none' })
  if (!isWanted) return { kind: 'idle', retry }
  if (value !== null) return { kind: 'loaded', value, retry }
  if (typeof outcome === 'object') return { kind: 'failed', error: outcome.error, retry }
  return { kind: outcome === 'slow' ? 'slow' : 'loading', retry }
}
