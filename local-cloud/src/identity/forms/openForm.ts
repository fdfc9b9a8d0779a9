import type { Visit } from '../../pages/Visit.ts'
import { isSameSecret, newSecret } from '../provider/secrets.ts'
import { FORM_COOKIE, setCookie } from '../sessions/cookies.ts'

/** Ties a form to the browser that was shown it. */
export interface OpenForm {
  /** To be sent along in the form's hidden field. */
  readonly token: string
  /** Set-Cookie lines of the page that shows the form. */
  readonly cookies: readonly string[]
}

/** The same token in every form of one browser, so that several tabs can be open. */
export function openForm({ cookies }: Visit): OpenForm {
  const token = cookies.get(FORM_COOKIE) || newSecret()
  return { token, cookies: [setCookie(FORM_COOKIE, token)] }
}

/** Whether a form comes from a page that was shown to this browser: another site cannot know the token. */
export function isOwnForm({ cookies, form }: Visit): boolean {
  const expected = cookies.get(FORM_COOKIE)
  return Boolean(expected) && isSameSecret(form.get('form_token') ?? '', expected ?? '')
}
