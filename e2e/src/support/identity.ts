import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { dismissMembershipDialog } from './dismissMembershipDialog.ts'
import { PORTS, SHELL_URL } from './sharedStack.ts'

export const IDENTITY_URL = `http://localhost:${PORTS.identity}`

/** Password of every person that the journeys create. */
export const PASSWORD = 'correct horse battery'

/** An unused e-mail address. */
export function newEmail(name: string, domain = 'acme.test'): string {
  return `${name}-${randomUUID().slice(0, 8)}@${domain}`
}

/** Fills in the identity provider's form, whether it is sign-up or sign-in. */
export async function submitCredentials(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  // Users double-click, so the form must submit only once.
  await page.getByRole('button', { name: 'Continue' }).dblclick()
}

/**
 * Signs in at the provider from the sign-in screen that the page shows. The membership dialog of a member without access
 * is closed from then on, before each action by pointer; keys still go to it.
 */
export async function signInAtProvider(page: Page, email: string, password = PASSWORD): Promise<void> {
  await dismissMembershipDialog(page)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await submitCredentials(page, email, password)
}

/** Adds a person with a verified address to the provider through its API. */
export async function addPerson(email: string, name?: string): Promise<void> {
  const response = await fetch(`${IDENTITY_URL}/local-cloud/people`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({
      sub: `local|${randomUUID()}`,
      email,
      password: PASSWORD,
      ...(name ? { name } : {}),
    }),
  })
  expect(response.status).toBeLessThan(300)
}

/** Signs in a new named member through the provider. Ends on the home page with cookies rejected. */
export async function signInNewMember(page: Page, email: string, name = 'Ina Ideal'): Promise<void> {
  await addPerson(email, name)
  await page.goto(`${SHELL_URL}/auth/signin`)
  await signInAtProvider(page, email)
  await expect(page).toHaveURL(`${SHELL_URL}/`)
  await rejectCookies(page)
}

/** Answers the cookie question that home asks a new member. */
export async function rejectCookies(page: Page): Promise<void> {
  const cookies = page.getByRole('dialog', { name: 'Cookie preferences' })
  await cookies.getByRole('button', { name: 'Reject all' }).click()
  await expect(cookies).toBeHidden()
}
