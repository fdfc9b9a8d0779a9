import { SHELL_URL } from '../../support/sharedStack.ts'
import { restoreSignIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'

/** Keys that reach the prototype of every object when content is merged without care. */
const POLLUTION = '"__proto__":{"polluted":true,"isAdmin":true},"constructor":{"prototype":{"polluted":true}}'

test("prototype keys in the product's configuration change nothing", async ({ page }) => {
  for (const file of ['/config.json', '/remotes.json']) {
    // Read once: a response fetched for a page is disposed with it when the page navigates meanwhile.
    const text = await (await fetch(`${SHELL_URL}${file}`)).text()
    const polluted = text.replaceAll('{"', `{${POLLUTION},"`)
    await page.route(`${SHELL_URL}${file}`, (route) =>
      route.fulfill({ contentType: 'application/json', body: polluted }),
    )
  }
  await restoreSignIn(page, 'standard@acme.test')
  await page.goto(`${SHELL_URL}/outcome-validation`)
  await expect(page.getByRole('heading', { name: 'Outcome Validation', level: 1 })).toBeVisible()
  expect(
    await page.evaluate(() => {
      const empty: object = {}
      return ['polluted', 'isAdmin'].filter((key) => key in empty)
    }),
  ).toEqual([])
})
