/** Names without the prefix that the provider's options give them. */
export const SESSION_COOKIE = 'session'
export const FORM_COOKIE = 'form'

const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax'

/** A Set-Cookie line; the cookie ends with the browser. */
export function setCookie(name: string, value: string): string {
  return `${name}=${value}; ${ATTRIBUTES}`
}

/** A Set-Cookie line that removes the cookie. */
export function dropCookie(name: string): string {
  return `${name}=; ${ATTRIBUTES}; Max-Age=0`
}
