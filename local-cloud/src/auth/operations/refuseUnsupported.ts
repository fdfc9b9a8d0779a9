import { AuthError } from '../accounts/AuthError.ts'

/** What fields of a request ask for that this server does not have. Ignored, they would seem to have taken effect. */
const UNSUPPORTED: Readonly<Record<string, string>> = {
  mfaInfo: 'multi-factor sign-in',
  mfa: 'multi-factor sign-in',
  linkProviderUserInfo: 'linking of providers',
  tenantId: 'tenants',
}

/**
 * Refuses a request with a field for something that is not supported. An empty value asks for nothing: the SDKs send
 * one to remove what an account does not have.
 *
 * @param request body of any request
 * @throws AuthError OPERATION_NOT_ALLOWED that names the feature and the field
 */
export function refuseUnsupported(request: unknown): void {
  const missing = unsupportedIn(request)
  if (missing !== undefined) throw new AuthError(`OPERATION_NOT_ALLOWED : ${missing}`)
}

/** @returns a sentence about the first field that is not supported, if there is one */
export function unsupportedIn(request: unknown): string | undefined {
  if (typeof request !== 'object' || request === null) return undefined
  const found = Object.entries(request).find(
    ([field, value]) => Object.hasOwn(UNSUPPORTED, field) && !isEmpty(value),
  )
  return found && notSupported(UNSUPPORTED[found[0]] ?? '', found[0])
}

/** @param field of the request */
export function notSupported(feature: string, field: string): string {
  return `The local cloud does not support ${feature} (${field}).`
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty)
  return value === undefined || value === null || value === ''
}
