import type { Page } from '../../pages/document.ts'
import { html } from '../../pages/html.ts'
import { PASSWORD_RULE } from '../forms/passwordRule.ts'
import { field } from './field.ts'
import { providerPage } from './providerPage.ts'

/** The log-in or sign-up page: an e-mail address and a password. */
export interface Credentials {
  readonly purpose: 'log-in' | 'sign-up'
  readonly clientName: string
  /** The authorization request, which every link passes on. */
  readonly query: string
  readonly formToken: string
  readonly email: string
  readonly emailError?: string | undefined
  readonly passwordError?: string | undefined
  /** An error of the form as a whole. */
  readonly notice?: string
}

export function credentialsPage(shown: Credentials): Page {
  const { purpose, clientName, query, formToken, email, emailError, passwordError, notice } = shown
  const isSignUp = purpose === 'sign-up'
  const startsAtEmail = emailError !== undefined || email === ''
  const other = isSignUp
    ? html`<p>Already have an account? <a href="/u/login?${query}">Log in</a></p>`
    : html`<p>No account yet? <a href="/u/signup?${query}">Sign up</a></p>`
  return providerPage(
    isSignUp ? 'Sign up' : 'Log in',
    `${isSignUp ? 'Create an account' : 'Log in'} to go on to ${clientName}.`,
    html`${notice ? html`<p class="notice" role="alert">${notice}</p>` : undefined}
    <form method="post" action="${isSignUp ? '/u/signup' : '/u/login'}?${query}" novalidate>
      <input type="hidden" name="form_token" value="${formToken}">
      ${field({
        name: 'email',
        label: 'Email address',
        autocomplete: 'username',
        value: email,
        error: emailError,
        isFirst: startsAtEmail,
      })}
      ${field({
        name: 'password',
        label: 'Password',
        autocomplete: isSignUp ? 'new-password' : 'current-password',
        ...(isSignUp ? { hint: PASSWORD_RULE } : {}),
        error: passwordError,
        isFirst: !startsAtEmail,
      })}
      ${isSignUp ? undefined : html`<p><a href="/u/forgot-password?${query}">Forgot password?</a></p>`}
      <button class="primary" type="submit">Continue</button>
    </form>
    ${other}`,
  )
}
