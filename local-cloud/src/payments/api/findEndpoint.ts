import type { ApiEndpoint } from './ApiCall.ts'
import { StripeError } from './StripeError.ts'

/**
 * The endpoint of a request, with the variable parts of its path.
 *
 * @param endpoints by method and path; a part that starts with a colon is variable
 * @throws StripeError (404) when there is none
 */
export function findEndpoint(
  endpoints: Readonly<Record<string, ApiEndpoint>>,
  method: string,
  path: string,
): { readonly endpoint: ApiEndpoint; readonly ids: readonly string[] } {
  const asked = path.split('/')
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const [itsMethod, pattern = ''] = name.split(' ')
    const parts = pattern.split('/')
    const isSame =
      itsMethod === method &&
      parts.length === asked.length &&
      parts.every((part, at) => part.startsWith(':') || part === asked[at])
    if (isSame) {
      const ids = asked.filter((_, at) => parts[at]?.startsWith(':')).map(decodeURIComponent)
      return { endpoint, ids }
    }
  }
  throw new StripeError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). This local provider does not have it.`,
  })
}
