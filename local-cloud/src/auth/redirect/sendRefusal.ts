import type { ServerResponse } from 'node:http'
import { html } from '../../pages/html.ts'
import type { RedirectContext } from './RedirectContext.ts'
import { sendPlainPage } from './sendPlainPage.ts'

/** Shown where it is not known whom to tell: there is always a way on. */
export function sendRefusal(
  response: ServerResponse,
  { shellOrigin }: RedirectContext,
  reason: string,
): void {
  sendPlainPage(response, 400, {
    title: 'Sign-in',
    body: html`<main>
      <h1>This sign-in cannot go on</h1>
      <p>${reason}</p>
      <p><a href="${shellOrigin}/auth/signin">Go to sign-in</a></p>
    </main>`,
  })
}
