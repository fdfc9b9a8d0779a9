import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { SHELL_URL } from '../support/sharedStack.ts'
import { restoreSignIn } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'

/** An image from the browser's own encoder: red at its left and right ends, green in the middle. */
async function makePicture(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([wide, high]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high })
      const context = canvas.getContext('2d')
      if (!context) throw new Error('This browser draws nothing.')
      context.fillStyle = '#ff0000'
      context.fillRect(0, 0, wide, high)
      context.fillStyle = '#00ff00'
      context.fillRect((wide - high) / 2, 0, high, high)
      return canvas.toDataURL('image/png')
    },
    [width, height] as const,
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

/** Size of the image at a URL, and its color at the left end. */
function look(page: Page, url: string) {
  return page.evaluate(async (address) => {
    const picture = Object.assign(new Image(), { src: address })
    await picture.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
    const context = canvas.getContext('2d')
    context?.drawImage(picture, 2, 128, 1, 1, 0, 0, 1, 1)
    const [red = 0, green = 0] = context?.getImageData(0, 0, 1, 1).data ?? []
    return { width: picture.naturalWidth, height: picture.naturalHeight, isGreen: green > 200 && red < 60 }
  }, url)
}

test('a photo is cropped to the middle square, scaled down, preserved over a reload, and removed', async ({
  page,
}) => {
  await restoreSignIn(page, 'tools@acme.test')
  await page.goto(`${SHELL_URL}/auth/profile`)
  const file = page.getByLabel('Photo file')
  const shown = page.getByRole('region', { name: 'You' }).locator('img')
  await file.setInputFiles({
    name: 'wide.png',
    mimeType: 'image/png',
    buffer: await makePicture(page, 1_600, 400),
  })
  await expect(page.getByText('Photo saved.')).toBeVisible()
  await page.reload()
  const url = (await shown.getAttribute('src')) ?? ''
  expect(url).toMatch(/^data:image\/jpeg;base64,/)
  expect(url.length).toBeLessThan(100_000)
  expect(await look(page, url)).toEqual({ width: 256, height: 256, isGreen: true })

  const broken = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('and no more')])
  await file.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: broken })
  await expect(page.getByRole('alert')).toContainText('not a picture we can read')
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await expect(page.getByText('Photo removed.')).toBeVisible()
  await expect(shown).toHaveCount(0)
})

test('a member without access exports all their data in one file', async ({ page }) => {
  await restoreSignIn(page, 'expired@group.test')
  await page.goto(`${SHELL_URL}/auth/profile`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^outcome-studio-export-\d{4}-\d\d-\d\d\.json$/)
  const file: unknown = JSON.parse(await readFile(await saved.path(), 'utf8'))
  expect(file).toMatchObject({
    format: 'outcome-studio-export',
    version: 1,
    member: { fields: { email: 'expired@group.test' } },
    unreadable: [],
  })
  await expect(page.getByText('is in your downloads.')).toBeVisible()
})
