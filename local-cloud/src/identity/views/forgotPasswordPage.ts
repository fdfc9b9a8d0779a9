import type { Page } from '../../pages/document.ts'
import { html } from '../../pages/html.ts'
import { field } from './field.ts'
import { providerPage } from './providerPage.ts'

export interface ForgotPassword {
  /** The authorization request, for the link back to the log-in page. */
  readonly query: string
  readonly formToken: string
  readonly email: string
  readonly emailError?: string | undefined
  readonly notice?: string
}

export function forgotPasswordPage({ query, formToken, email, emailError, notice }: ForgotPassword): Page {
  return providerPage(
    'Forgot your password?',
    'Enter your email address and we will send you a link to choose a new one.',
    html`${notice ? html`<p class="notice" role="alert">${notice}</p>` : undefined}
    <form method="post" action="/u/forgot-password?${query}" novalidate>
      <input type="hidden" name="form_token" value="${formToken}">
      ${field({
        name: 'email',
        label: 'Email address',
        autocomplete: 'username',
        value: email,
        error: emailError,
        isFirst: true,
      })}
      <button class="primary" type="submit">Continue</button>
    </form>
    <p><a href="/u/login?${query}">Back to log in</a></p>`,
  )
}
