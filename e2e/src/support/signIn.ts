import { expect, type Page } from '@playwright/test'
import { SHELL_URL } from './sharedStack.ts'
import { type StoredSession, storedSession, storeSession } from './storedSession.ts'

/** Milliseconds. A session that expires sooner could be renewed in the middle of a journey. */
const MIN_LIFE = 30 * 60_000

/** Sessions of this worker's stack, by the page that signed in and the person. */
const sessions = new Map<string, StoredSession>()

/** Signs in as a person of the local cloud and waits for the home page. */
export async function signIn(page: Page, email: string, shellUrl = SHELL_URL): Promise<void> {
  await restoreSignIn(page, email, shellUrl)
  if (page.url() !== `${shellUrl}/`) await page.goto(`${shellUrl}/`)
}

/**
 * Signs in as a person of the local cloud; the next page that is opened is signed in. The first sign-in of a worker is
 * through the developer login, the others restore its session.
 */
export async function restoreSignIn(page: Page, email: string, shellUrl = SHELL_URL): Promise<void> {
  const session = sessions.get(nameOf(email, shellUrl))
  if (session !== undefined && hasSession(email, shellUrl)) {
    await storeSession(page, session, shellUrl)
    return
  }
  await signInOnPage(page, email, shellUrl)
  sessions.set(nameOf(email, shellUrl), await storedSession(page))
}

/** Whether restoreSignIn only restores a session, and does not load the product. */
export function hasSession(email: string, shellUrl = SHELL_URL): boolean {
  const session = sessions.get(nameOf(email, shellUrl))
  return session !== undefined && session.stsTokenManager.expirationTime - Date.now() > MIN_LIFE
}

const nameOf = (email: string, shellUrl: string): string => `${shellUrl} ${email}`

/** Signs in through the developer login and waits for the home page. */
export async function signInOnPage(page: Page, email: string, shellUrl = SHELL_URL): Promise<void> {
  await page.goto(`${shellUrl}/dev/token`)
  await page.getByRole('button', { name: email }).click()
  await expect(page).toHaveURL(`${shellUrl}/`)
}
