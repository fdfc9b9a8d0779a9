import type { ServerResponse } from 'node:http'
import { PRODUCT_NAME } from '@outcome-studio/shared/domain'
import { document } from '../../pages/document.ts'
import { html } from '../../pages/html.ts'
import { sendReply } from '../../pages/sendReply.ts'
import type { RedirectContext } from './RedirectContext.ts'

/** Shown where it is not known whom to tell: there is always a way on. */
export function sendRefusal(
  response: ServerResponse,
  { shellOrigin }: RedirectContext,
  reason: string,
): void {
  const content = html`<main class="card">
      <header>
        <p class="brand">${PRODUCT_NAME}</p>
        <h1>This sign-in cannot go on</h1>
        <p class="muted">${reason}</p>
      </header>
      <p><a href="${shellOrigin}/auth/signin">Go to sign-in</a></p>
    </main>`
  sendReply(response, { kind: 'page', status: 400, page: document('Sign-in', PRODUCT_NAME, content) })
}
