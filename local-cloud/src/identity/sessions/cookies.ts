/** Names without the prefix from the provider's options. */
export const SESSION_COOKIE = 'session'
export const FORM_COOKIE = 'form'
export const DEVICE_COOKIE = 'device'

const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax'

/** A Set-Cookie line for a session cookie. */
export function setCookie(name: string, value: string): string {
  return `${name}=${value}; ${ATTRIBUTES}`
}

/** A Set-Cookie line that removes the cookie. */
export function dropCookie(name: string): string {
  return `${name}=; ${ATTRIBUTES}; Max-Age=0`
}
