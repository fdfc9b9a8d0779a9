import type { ServerResponse } from 'node:http'
import { PRODUCT_NAME } from '@outcome-studio/shared/domain'
import { cardPage } from '../../pages/cardPage.ts'
import { html } from '../../pages/html.ts'
import { sendReply } from '../../pages/sendReply.ts'
import type { RedirectContext } from './RedirectContext.ts'

/** Shown where it is not known whom to tell: there is always a way on. */
export function sendRefusal(
  response: ServerResponse,
  { shellOrigin }: RedirectContext,
  reason: string,
): void {
  const page = cardPage({
    siteName: PRODUCT_NAME,
    title: 'This sign-in cannot go on',
    lead: reason,
    content: html`<a class="button" href="${shellOrigin}/auth/signin">Go to sign-in</a>`,
  })
  sendReply(response, { kind: 'page', status: 400, page })
}
