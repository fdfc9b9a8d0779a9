import type { BrowserContext, Page } from '@playwright/test'
import { isKeyOf, STORED_KEYS } from '../../../../shared/src/domain/storage/storedKeys.ts'
import { ROUTES } from '../../../../shell/src/areas/routes.ts'
import { addPerson, newEmail, signInThere } from '../../support/identity.ts'
import { type Kept, keptInBrowser } from '../../support/keptInBrowser.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { expect, test } from '../../support/test.ts'
import { type Party, watchParties } from '../../support/watchParties.ts'

/** Longer than a page waits for rest until it begins what is not urgent. */
const QUIET_TIME = 4_500

/** Whoever signs out is signed out at the identity provider too: these two come last. */
const SIGN_OUT = ['/logout', '/logging-out']
const PATHS = [...ROUTES.map(({ path }) => path).filter((path) => !SIGN_OUT.includes(path)), '/no/such/page']

const OTHERS: readonly Party[] = ['signIn', 'recordings', 'foreign']

const isEssential = ({ where, key }: Kept) =>
  STORED_KEYS.some((stored) => stored.isEssential && stored.where === where && isKeyOf(stored, key))

/** Whoever the browser asked beside the product, and whatever it keeps that needs an agreement. */
async function unwanted(context: BrowserContext, parties: ReturnType<typeof watchParties>) {
  return {
    asked: parties.of(...OTHERS),
    kept: (await keptInBrowser(context)).filter((kept) => !isEssential(kept)),
  }
}

const NOTHING = { asked: [], kept: [] }

/** Resolves once a page shows what it is about, whichever page it led to. */
async function arrived(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached({ timeout: 30_000 })
}

/** Opens every route in a tab of its own. */
async function openEveryRoute(context: BrowserContext): Promise<readonly Page[]> {
  const pages = await Promise.all(PATHS.map(() => context.newPage()))
  await Promise.all(pages.map((page, at) => page.goto(`${SHELL_URL}${PATHS[at]}`, { waitUntil: 'commit' })))
  await Promise.all(pages.map(arrived))
  return pages
}

/** Stays until whatever the pages begin once they are at rest would have begun. */
async function stay(context: BrowserContext): Promise<void> {
  const isUnwanted = context.waitForEvent('request', { predicate: () => false, timeout: QUIET_TIME })
  await expect(isUnwanted).rejects.toThrow(/Timeout/)
}

test('whoever does not agree is not told of to anybody, and nothing is kept that they can do without', async ({
  context,
  page,
}) => {
  test.setTimeout(120_000)
  const parties = watchParties(context)

  await test.step('signed out', async () => {
    const pages = await openEveryRoute(context)
    await stay(context)
    expect(await unwanted(context, parties)).toEqual(NOTHING)
    await Promise.all(pages.map((each) => each.close()))
  })

  await test.step('signing in leads to the identity provider, and to nobody else', async () => {
    const email = newEmail('priva')
    await addPerson(email, 'Priva Private')
    await page.goto(`${SHELL_URL}/auth/signin`)
    expect(parties.of('signIn')).toEqual([])
    await signInThere(page, email)
    await expect(page.getByRole('dialog', { name: 'Cookie preferences' })).toBeVisible()
    expect(parties.of('signIn')).not.toEqual([])
    expect(parties.of('recordings', 'foreign')).toEqual([])
    parties.forget()
  })

  await test.step('signed in, no choice made', async () => {
    const pages = await openEveryRoute(context)
    await stay(context)
    expect(await unwanted(context, parties)).toEqual(NOTHING)
    for (const each of pages) expect(await leadsOutside(each)).toEqual([])
    await page.getByRole('button', { name: 'Reject all' }).click()
    for (const each of pages)
      await expect(each.getByRole('dialog', { name: 'Cookie preferences' })).toBeHidden()
    await Promise.all(pages.map((each) => each.close()))
  })

  await test.step('after Reject all', async () => {
    await openEveryRoute(context)
    await stay(context)
    expect(await unwanted(context, parties)).toEqual(NOTHING)
    parties.forget()
  })

  await test.step('cut off, where the database’s SDK wants to know whether there is a network', async () => {
    await context.route(/\/Firestore\/Listen\//, (route) => route.abort())
    await context.setOffline(true)
    await stay(context)
    expect(parties.of(...OTHERS)).toEqual([])
  })
})

/** Links that reach another site before they are followed, or hand it a way back. */
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
