import type { Page } from '@playwright/test'
import { holdScripts } from '../support/loading/holdScripts.ts'
import { readPaints, recordPaints } from '../support/loading/recordPaints.ts'
import { SHELL_URL } from '../support/sharedStack.ts'
import { signInOnPage } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'

const SCREENS = [
  ['/auth/signin', 'Sign in to Outcome Studio', 'Sign in · Outcome Studio'],
  ['/auth/signup', 'Create your Outcome Studio account', 'Sign up · Outcome Studio'],
] as const

const field = (page: Page) => page.getByRole('textbox', { name: /^Try it/ })

/** The application removes the mark of a prerendered page. */
const live = (page: Page) => expect(page.locator('html:not([data-prerendered])')).toBeAttached()

for (const [path, heading, title] of SCREENS) {
  test(`${path} is painted before its scripts arrive, and keeps its elements and names`, async ({
    page,
    context,
  }) => {
    await page.addInitScript(recordPaints, 'paintRecord')
    const scripts = await holdScripts(context)
    await page.goto(`${SHELL_URL}${path}?next=%2Fsia`, { waitUntil: 'commit' })
    const shown = page.getByRole('heading', { name: heading })
    await expect(shown).toBeVisible()
    await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible()
    await expect(field(page)).toHaveValue(/^Reduce the time/)
    await expect(page).toHaveTitle(title)
    await page.waitForFunction(() => Reflect.get(window, 'paintRecord').largest.length > 0)
    const names = await page.locator('body').ariaSnapshot()
    const element = await shown.elementHandle()
    const before = await page.evaluate(readPaints, 'paintRecord')

    scripts.release()
    await live(page)
    await expect(page.locator('main')).toHaveAttribute('aria-label', heading)
    await expect(page).toHaveTitle(title)
    expect(await element?.evaluate((each) => each.isConnected)).toBe(true)
    // Screen readers get the name of the main element once the page is live.
    const namesWhenLive = (await page.locator('body').ariaSnapshot()).replace(`main "${heading}"`, 'main')
    expect(namesWhenLive).toBe(names)
    const after = await page.evaluate(readPaints, 'paintRecord')
    expect(after.largest).toEqual(before.largest)
    expect(after.layoutShift).toBeLessThanOrEqual(0.01)
  })
}

test('what is typed before the scripts arrive stays, with focus and selection, and is checked', async ({
  page,
  context,
}) => {
  const scripts = await holdScripts(context)
  await page.goto(`${SHELL_URL}/auth/signin`, { waitUntil: 'commit' })
  await field(page).fill('Minimize the time it takes to eat')
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+ArrowRight')
  scripts.release()
  await live(page)
  await expect(page.getByRole('group', { name: 'Check of the statement' })).toContainText(
    'When does this count',
  )
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('m')
  await expect(field(page)).toHaveValue('minimize the time it takes to eat')
})

test('a button that is pressed before the scripts arrive works once they have', async ({ page, context }) => {
  const scripts = await holdScripts(context)
  await page.goto(`${SHELL_URL}/auth/signin?next=%2Foutcome-validation`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Leave out "quickly"' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/auth\/signin/)
  scripts.release()
  await expect(page.getByLabel(/^Email/)).toBeVisible()
})

test('a link leads on before the scripts arrive', async ({ page, context }) => {
  const scripts = await holdScripts(context)
  await page.goto(`${SHELL_URL}/auth/signup?next=%2Fsia`, { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${SHELL_URL}/auth/signin?next=%2Fsia`)
  await expect(page.getByRole('heading', { name: 'Sign in to Outcome Studio' })).toBeVisible()
  scripts.release()
  await live(page)
})

test('a member does not see the form, nor does who comes back from the identity provider', async ({
  page,
  context,
}) => {
  const form = page.getByRole('button', { name: 'Sign in', exact: true, includeHidden: true })
  await signInOnPage(page, 'standard@acme.test')
  const scripts = await holdScripts(context)
  await page.goto(`${SHELL_URL}/auth/signin`, { waitUntil: 'commit' })
  await expect(form).toBeHidden()
  await expect(form).toHaveCount(1)
  scripts.release()
  await expect(page.getByRole('heading', { name: /^Hello, Stella/ })).toBeVisible()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.setItem('outcome-studio:sign-in-trip', '{"purpose":"signIn"}')
  })
  const again = await holdScripts(context)
  await page.goto(`${SHELL_URL}/auth/signin`, { waitUntil: 'commit' })
  await expect(form).toHaveCount(1)
  await expect(form).toBeHidden()
  again.release()
})

test('other paths have the page without content', async ({ request }) => {
  const headers = { 'sec-fetch-mode': 'navigate', accept: 'text/html' }
  const content = async (path: string) => (await request.get(`${SHELL_URL}${path}`, { headers })).text()
  expect(await content('/auth/signin')).toContain('<h1')
  for (const path of ['/', '/auth/profile', '/sia', '/no/such/page']) {
    expect(await content(path), path).toContain('<div id="root"></div>')
  }
})

test('no component adds its rules to the style sheet of the fonts', async ({ page }) => {
  await page.goto(`${SHELL_URL}/auth/signin`)
  await live(page)
  const sheets = await page.locator('style[data-styled]').evaluateAll((styles) =>
    styles.map((style) => {
      const rules = style instanceof HTMLStyleElement && style.sheet ? [...style.sheet.cssRules] : []
      return {
        fonts: rules.filter((rule) => rule instanceof CSSFontFaceRule).length,
        classes: rules.filter(({ cssText }) => /(^|[\s{])\.[a-zA-Z]/.test(cssText)).length,
      }
    }),
  )
  const [ofFonts, ...more] = sheets.filter(({ fonts }) => fonts > 0)
  expect(more).toEqual([])
  expect(ofFonts?.classes).toBe(0)
  expect(sheets.some(({ classes }) => classes > 0)).toBe(true)
})
