import { readPaints, recordPaints } from '../support/loading/recordPaints.ts'
import { SHELL_URL } from '../support/sharedStack.ts'
import { restoreSignIn } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'

const STUDY = `/outcome-validation/${encodeURIComponent('Community garden season')}`
const PATHS = [
  STUDY,
  `${STUDY}?view=table`,
  `${STUDY}?view=map`,
  `${STUDY}?view=needs`,
  `${STUDY}?view=report`,
  `/needs-framework/${encodeURIComponent('Moving house')}`,
  '/live-events',
  '/auth/plan',
  '/auth/profile',
]

for (const width of [390, 1280]) {
  test(`a cold load moves nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await restoreSignIn(page, 'standard@acme.test')
    await page.addInitScript(recordPaints, 'paintRecord')
    for (const path of PATHS) {
      await page.goto(`${SHELL_URL}${path}`)
      await expect(page.getByRole('contentinfo')).toBeAttached()
      await expect(page.locator('main h1')).toBeAttached()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      // What is painted is recorded with the frame after it.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      const { layoutShift } = await page.evaluate(readPaints, 'paintRecord')
      expect.soft(layoutShift, path).toBeLessThanOrEqual(0.01)
    }
  })
}
