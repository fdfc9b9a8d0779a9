import { FeatureError } from '../errors/FeatureError.ts'

/** Milliseconds after which the load of an area counts as slow. */
export const FEATURE_TIMEOUT_MS = 10_000

/**
 * Reports an area as slow after some time.
 *
 * @param afterMs milliseconds
 * @returns the release
 */
export function startSlowTimer(
  area: string,
  afterMs: number,
  onSlow: (error: FeatureError) => void,
): () => void {
  const timer = setTimeout(() => onSlow(new FeatureError('slow', area)), afterMs)
  return () => clearTimeout(timer)
}
