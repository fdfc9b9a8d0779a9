import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { restoreSignIn } from '../../support/signIn.ts'
import { test } from '../../support/test.ts'
import { writeStudy } from '../../support/writeStudy.ts'

const NAME = 'Honey on slides'
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

test('a rated study is presented by keyboard, and leaves as slides and on paper', async ({ page }) => {
  await restoreSignIn(page, 'standard@acme.test')
  const editor = await writeStudy(page, NAME)
  await page.goto(`${SHELL_URL}/outcome-validation/${encodeURIComponent(NAME)}?view=needs`)

  await test.step('rate it on a phone: the row stays where it is', async () => {
    await page.setViewportSize(PHONE)
    const [importance, satisfaction] = [
      editor.field('Importance of 1.1'),
      editor.field('Satisfaction of 1.1'),
    ]
    await expect(page.getByText('No outcome is rated yet')).toBeVisible()
    // Browsers of iPhones do not move the page along with what is inserted above.
    await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'))
    await importance.evaluate((field) => field.scrollIntoView({ block: 'center' }))
    const before = await importance.boundingBox()
    await importance.fill('9')
    await satisfaction.fill('1')
    await satisfaction.blur()
    await expect(page.getByRole('img', { name: /Extreme opportunity: 1/ })).toBeAttached()
    expect(await importance.boundingBox()).toEqual(before)
  })

  await test.step('a press on a rating selects it, so that a digit replaces it', async () => {
    const importance = editor.field('Importance of 1.1')
    await importance.fill('8.9')
    await importance.blur()
    await importance.click()
    await page.keyboard.type('9')
    await expect(importance).toHaveValue('9')
    await importance.blur()
    await page.setViewportSize(DESKTOP)
  })
  await editor.save()

  await test.step('present it on the whole screen', async () => {
    await editor.button('Export…').click()
    await page.getByRole('menuitem', { name: 'Present full screen' }).click()
    const slide = page.getByRole('dialog', { name: `Presentation of ${NAME}` })
    await expect(slide.getByText('Harvest honey from a hive')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(slide.getByRole('heading', { name: 'Job map: 1 step' })).toBeVisible()
    await page.keyboard.press(' ')
    await expect(
      slide.getByRole('img', { name: /^Opportunity landscape\. Extreme opportunity: 1/ }),
    ).toBeVisible()
    await expect(page).toHaveURL(/\bpresent=3\b/)
    await page.keyboard.press('End')
    await expect(slide.getByRole('row', { name: /^1\.1 .* 17\.0/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(slide).toBeHidden()
    await expect(page).not.toHaveURL(/present/)
  })

  await test.step('export it as slides, with the chart', async () => {
    await editor.button('Export…').click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'PowerPoint, for presenting' }).click()
    const saved = await download
    expect(saved.suggestedFilename()).toBe(`${NAME}.pptx`)
    // Names in a zip are not compressed.
    expect((await readFile(await saved.path())).toString('latin1')).toContain('ppt/charts/chart1.xml')
  })

  await test.step('print the report on one page', async () => {
    await page.getByRole('link', { name: 'Report' }).click()
    await expect(page.getByRole('article', { name: 'Report' }).getByRole('table')).toBeVisible()
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })

  await test.step('on a phone the job map scrolls sideways, with its headings in view', async () => {
    await page.setViewportSize(PHONE)
    await page.getByRole('link', { name: 'Job map' }).click()
    const last = page.getByRole('heading', { name: 'Conclude' })
    await expect(last).not.toBeInViewport()
    // The board is drawn again for the narrow window, maybe while it is scrolled.
    await expect(() => last.scrollIntoViewIfNeeded()).toPass()
    await expect(last).toBeInViewport()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(390)
  })
})
