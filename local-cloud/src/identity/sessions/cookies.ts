/** Cookies of localhost are shared by all ports, so the names are the provider's own. */
export const SESSION_COOKIE = 'outcome_studio_identity_session'
export const FORM_COOKIE = 'outcome_studio_identity_form'

const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax'

/** A Set-Cookie line; the cookie ends with the browser. */
export function setCookie(name: string, value: string): string {
  return `${name}=${value}; ${ATTRIBUTES}`
}

/** A Set-Cookie line that removes the cookie. */
export function dropCookie(name: string): string {
  return `${name}=; ${ATTRIBUTES}; Max-Age=0`
}
