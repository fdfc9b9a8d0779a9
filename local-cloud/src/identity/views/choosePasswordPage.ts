import type { Page } from '../../pages/document.ts'
import { html } from '../../pages/html.ts'
import { PASSWORD_RULE } from '../forms/passwordRule.ts'
import { field } from './field.ts'
import { providerPage } from './providerPage.ts'

export interface ChoosePassword {
  readonly email: string
  readonly ticket: string
  readonly formToken: string
  readonly passwordError?: string
  readonly notice?: string
}

export function choosePasswordPage(shown: ChoosePassword): Page {
  const { email, ticket, formToken, passwordError, notice } = shown
  return providerPage(
    'Choose a new password',
    `For ${email}. Where you are signed in already, you stay so until you sign out there.`,
    html`${notice ? html`<p class="notice" role="alert">${notice}</p>` : undefined}
    <form method="post" action="/u/choose-password?ticket=${ticket}" novalidate>
      <input type="hidden" name="form_token" value="${formToken}">
      <input type="hidden" name="username" value="${email}" autocomplete="username">
      ${field({
        name: 'password',
        label: 'New password',
        autocomplete: 'new-password',
        hint: PASSWORD_RULE,
        error: passwordError,
        isFirst: true,
      })}
      <button class="primary" type="submit">Save new password</button>
    </form>`,
  )
}
