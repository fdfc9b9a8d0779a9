import { ERROR_CATALOGUE, isStudioErrorCode, type Recovery } from './catalogue.ts'
import { SERVICE_ERRORS } from './serviceErrors.ts'

/** Shown for a failure nobody foresaw (specification, section 8). */
export const FALLBACK_MESSAGE = 'An error occurred. Please try again.'

export interface ErrorDescription {
  /** Code of the catalogue or of the service, null where the failure bears none that is known. */
  readonly code: string | null
  /** Fit to be shown to a member. */
  readonly message: string
  readonly recovery: Recovery
}

/**
 * What to tell a member about any thrown value (specification, section 8): the product's own errors by their own
 * message, a service's by the mapped one, everything else by the fallback. A function's failure that carries one
 * of the product's codes in its details counts as the product's own.
 */
export function describeError(error: unknown): ErrorDescription {
  const code = property(error, 'code')
  const own = [code, property(property(error, 'details'), 'code')].find(isStudioErrorCode)
  if (own !== undefined) return { code: own, ...ERROR_CATALOGUE[own] }
  const bare = typeof code === 'string' ? code.slice(code.lastIndexOf('/') + 1) : ''
  const known = SERVICE_ERRORS.get(bare)
  return known === undefined
    ? { code: null, message: FALLBACK_MESSAGE, recovery: 'retry' }
    : { code: bare, ...known }
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
