import { isRequestId, REQUEST_PARAMETER } from '@outcome-studio/shared/callables/requestId'

/** The id that the browser gave to a call; null without a valid one. */
export function requestIdOf(query: Readonly<Record<string, unknown>>): string | null {
  const id = query[REQUEST_PARAMETER]
  return typeof id === 'string' && isRequestId(id) ? id : null
}
