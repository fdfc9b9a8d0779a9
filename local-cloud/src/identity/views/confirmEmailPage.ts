import type { Page } from '../../pages/document.ts'
import { html } from '../../pages/html.ts'
import { providerPage } from './providerPage.ts'

export interface ConfirmEmail {
  readonly email: string
  readonly ticket: string
  readonly formToken: string
  readonly notice?: string
}

export function confirmEmailPage({ email, ticket, formToken, notice }: ConfirmEmail): Page {
  return providerPage(
    'Confirm your email address',
    `You signed up as ${email}.`,
    html`${notice ? html`<p class="notice" role="alert">${notice}</p>` : undefined}
    <form method="post" action="/u/confirm-email?ticket=${ticket}">
      <input type="hidden" name="form_token" value="${formToken}">
      <button class="primary" type="submit">Confirm</button>
    </form>`,
  )
}
