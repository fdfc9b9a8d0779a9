import { ERROR_CATALOGUE, isStudioErrorCode, type Recovery } from './catalogue.ts'
import { isChunkLoadError } from './isChunkLoadError.ts'
import { SERVICE_ERRORS } from './serviceErrors.ts'

/** Shown for an error without a known code (docs/product.md §8). */
export const FALLBACK_MESSAGE = 'An error occurred. Please try again.'

/** A lazy part of the page did not arrive. */
const MISSING_CHUNK = {
  message: 'This part of the page could not be loaded. Check your connection and try again.',
  recovery: 'retry',
} as const

export interface ErrorDescription {
  /** Code of the catalogue or of the service; null if the error has no known code. */
  readonly code: string | null
  /** Fit to be shown to a member. */
  readonly message: string
  readonly recovery: Recovery
}

/**
 * Message and recovery for any thrown value (docs/product.md §8). A product error has its own message, a service
 * error a mapped one, and every other value the fallback. A functions error with a product code in its details
 * counts as a product error.
 */
export function describeError(error: unknown): ErrorDescription {
  const code = property(error, 'code')
  const own = [code, property(property(error, 'details'), 'code')].find(isStudioErrorCode)
  if (own !== undefined) return { code: own, ...ERROR_CATALOGUE[own] }
  const bare = typeof code === 'string' ? code.slice(code.lastIndexOf('/') + 1) : ''
  const known = SERVICE_ERRORS.get(bare) ?? (isChunkLoadError(error) ? MISSING_CHUNK : undefined)
  return known === undefined
    ? { code: null, message: FALLBACK_MESSAGE, recovery: 'retry' }
    : { code: bare || 'chunk-load-error', ...known }
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
