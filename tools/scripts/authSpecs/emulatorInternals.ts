/**
 * Constants that the specs import from the emulator's source. What else they import from there is missing on purpose:
 * the specs that use it test the emulator's own functions, and are not applicable to another server.
 */
export const PROVIDER_PASSWORD = 'password'
export const PROVIDER_PHONE = 'phone'
export const PROVIDER_CUSTOM = 'custom'
export const SIGNIN_METHOD_EMAIL_LINK = 'emailLink'

/** Audience of custom tokens: https://firebase.google.com/docs/auth/admin/create-custom-tokens */
export const CUSTOM_TOKEN_AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'

/** Seconds. Two weeks: https://firebase.google.com/docs/auth/admin/manage-cookies */
export const SESSION_COOKIE_MAX_VALID_DURATION = 14 * 24 * 60 * 60

/** The emulator's option that refuses other projects. The local cloud accepts any project. */
export const SingleProjectMode = { ERROR: 'error' }

/** @returns seconds since 1970 */
export function toUnixTimestamp(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}
