import type { ServerResponse } from 'node:http'
import { cardPage } from '../../pages/cardPage.ts'
import { html } from '../../pages/html.ts'
import { sendReply } from '../../pages/sendReply.ts'
import type { RedirectContext } from './RedirectContext.ts'

/** Rejects a sign-in without a valid return URL, with a link to start again. */
export function sendRejection(
  response: ServerResponse,
  { signInUrl, branding }: RedirectContext,
  reason: string,
): void {
  const page = cardPage({
    title: 'This sign-in cannot go on',
    lead: reason,
    content: html`<a class="button" href="${signInUrl}">Go to sign-in</a>`,
  })
  sendReply(response, { kind: 'page', status: 400, page }, branding)
}
