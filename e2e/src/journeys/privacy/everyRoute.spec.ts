import type { BrowserContext, Page } from '@playwright/test'
import { isKeyOf } from '../../../../shared/src/storage/storedKeys.ts'
import { ROUTES, type ShellRoute } from '../../../../shell/src/areas/routes.ts'
import { STORED_KEYS } from '../../../../shell/src/domain/STORED_KEYS.ts'
import { fewAtOnce } from '../../support/fewAtOnce.ts'
import { addPerson, newEmail, signInAtProvider } from '../../support/identity.ts'
import { passTime } from '../../support/passTime.ts'
import { readBrowserStorage, type StoredItem } from '../../support/readBrowserStorage.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { expect, test } from '../../support/test.ts'
import { waitForStorage } from '../../support/waitForStorage.ts'
import { type Party, watchParties } from '../../support/watchParties.ts'

/** Milliseconds. Longer than a page's delay before it starts deferred work. */
const QUIET_TIME = 4_500

/** Signing out ends the session at the identity provider too, so these two routes come last. */
const SIGN_OUT = ['/logout', '/logging-out']
const ROUTES_TO_OPEN = ROUTES.filter(({ path }) => !SIGN_OUT.includes(path))
const isPublic = ({ guard }: ShellRoute) => guard === 'anyone' || guard === 'signedOut'
const pathOf = ({ path }: ShellRoute) => path

const EVERY_PATH = [...ROUTES_TO_OPEN.map(pathOf), '/no/such/page']
/** Signed out, each of the other routes redirects to sign-in, as home does. */
const SIGNED_OUT_PATHS = [...ROUTES_TO_OPEN.filter(isPublic).map(pathOf), '/', '/no/such/page']
/** Signed in, each of the other routes redirects home or shows no more than it does signed out. */
const MEMBER_PATHS = ROUTES_TO_OPEN.filter((route) => !isPublic(route)).map(pathOf)

const OTHERS: readonly Party[] = ['signIn', 'recordings', 'foreign']

const isEssential = ({ where, key }: StoredItem) =>
  STORED_KEYS.some((stored) => stored.isEssential && stored.where === where && isKeyOf(stored, key))

/** Third parties that the browser contacted, and stored items that need consent. */
async function unwanted(context: BrowserContext, parties: ReturnType<typeof watchParties>) {
  return {
    requests: parties.of(...OTHERS),
    stored: (await readBrowserStorage(context)).filter((item) => !isEssential(item)),
  }
}

const NOTHING = { requests: [], stored: [] }

/** Resolves when a page shows its content, whichever page the route redirected to. */
async function waitForContent(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached()
}

/** Opens each route in its own tab. */
async function openRoutes(context: BrowserContext, paths: readonly string[]): Promise<readonly Page[]> {
  const open = async (path: string) => {
    const page = await context.newPage()
    await page.goto(`${SHELL_URL}${path}`, { waitUntil: 'commit' })
    await waitForContent(page)
    await waitForStorage(context)
    return page
  }
  return await fewAtOnce(paths, open)
}

test('without consent no third party is contacted, and only necessary items are stored', async ({
  context,
  page,
}) => {
  const parties = watchParties(context)
  await context.clock.install()

  await test.step('signed out', async () => {
    const pages = await openRoutes(context, SIGNED_OUT_PATHS)
    await passTime(context, QUIET_TIME)
    expect(await unwanted(context, parties)).toEqual(NOTHING)
    await Promise.all(pages.map((each) => each.close()))
  })

  await test.step('signing in contacts the identity provider, and nobody else', async () => {
    const email = newEmail('priva')
    await addPerson(email, 'Priva Private')
    await page.goto(`${SHELL_URL}/auth/signin`)
    expect(parties.of('signIn')).toEqual([])
    await signInAtProvider(page, email)
    await expect(page.getByRole('dialog', { name: 'Cookie preferences' })).toBeVisible()
    expect(parties.of('signIn')).not.toEqual([])
    expect(parties.of('recordings', 'foreign')).toEqual([])
    parties.forget()
  })

  await test.step('signed in, no choice made', async () => {
    const pages = await openRoutes(context, EVERY_PATH)
    await passTime(context, QUIET_TIME)
    expect(await unwanted(context, parties)).toEqual(NOTHING)
    for (const each of pages) expect(await leadsOutside(each)).toEqual([])
    await page.getByRole('button', { name: 'Reject all' }).click()
    for (const each of pages)
      await expect(each.getByRole('dialog', { name: 'Cookie preferences' })).toBeHidden()
    await Promise.all(pages.map((each) => each.close()))
  })

  await test.step('after Reject all', async () => {
    await openRoutes(context, MEMBER_PATHS)
    await passTime(context, QUIET_TIME)
    expect(await unwanted(context, parties)).toEqual(NOTHING)
    parties.forget()
  })

  await test.step('offline, when the Firestore SDK tests the network', async () => {
    await context.route(/\/Firestore\/Listen\//, (route) => route.abort())
    await context.setOffline(true)
    await passTime(context, QUIET_TIME)
    expect(parties.of(...OTHERS)).toEqual([])
  })
})

/** Links that contact another site before they are clicked, or give it access to the opener. */
function leadsOutside(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isOutside = ({ href }: { readonly href: string }) => new URL(href).origin !== location.origin
    const hints = [...document.querySelectorAll<HTMLLinkElement>('link[href]:not([href^="data:"])')]
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    return [
      ...hints.filter(isOutside),
      ...links.filter((link) => isOutside(link) && link.rel !== 'noopener noreferrer'),
    ].map(({ outerHTML }) => outerHTML)
  })
}
