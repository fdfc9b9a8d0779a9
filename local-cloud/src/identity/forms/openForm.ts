import type { Visit } from '../../pages/Visit.ts'
import { isSameSecret, newSecret } from '../provider/secrets.ts'
import { FORM_COOKIE, setCookie } from '../sessions/cookies.ts'

/** Binds a form to the browser that received it, against cross-site request forgery. */
export interface OpenForm {
  /** Value of the form's hidden field. */
  readonly token: string
  /** Set-Cookie lines of the page with the form. */
  readonly cookies: readonly string[]
}

/** Uses one token for all forms of a browser, so that several tabs work. */
export function openForm({ cookies }: Visit): OpenForm {
  const token = cookies.get(FORM_COOKIE) || newSecret()
  return { token, cookies: [setCookie(FORM_COOKIE, token)] }
}

/** Whether the form comes from a page of this browser. Another site cannot know the token. */
export function isOwnForm({ cookies, form }: Visit): boolean {
  const expected = cookies.get(FORM_COOKIE)
  return Boolean(expected) && isSameSecret(form.get('form_token') ?? '', expected ?? '')
}
