import { StudyEditor } from '../support/StudyEditor.ts'
import { SHELL_URL } from '../support/sharedStack.ts'
import { restoreSignIn } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'
import { writeStudy } from '../support/writeStudy.ts'

test('eight tabs of one browser all list and save studies', async ({ page, context }) => {
  await restoreSignIn(page, 'tools@acme.test')
  const pages = [page]
  while (pages.length < 8) {
    const tab = await context.newPage()
    await tab.goto(`${SHELL_URL}/outcome-validation`)
    await expect(new StudyEditor(tab).button('New study')).toBeVisible()
    pages.push(tab)
  }
  for (const [index, tab] of pages.entries()) {
    // A browser draws tabs in the background seldom, and nobody types in one.
    await tab.bringToFront()
    await writeStudy(tab, `Tab ${index + 1}`)
  }
  await page.bringToFront()
  await page.goto(`${SHELL_URL}/outcome-validation`)
  for (const index of pages.keys()) {
    await expect(page.getByRole('link', { name: `Tab ${index + 1}` })).toBeVisible()
  }
})

/** Order of actions: A and B each write and then save. The later save opens the conflict dialog. */
const INTERLEAVINGS = [
  ['A writes', 'B writes', 'A saves', 'B saves'],
  ['B writes', 'A writes', 'A saves', 'B saves'],
  ['A writes', 'B writes', 'B saves', 'A saves'],
  ['B writes', 'A writes', 'B saves', 'A saves'],
] as const
const CHOICES = ['Keep mine', 'Take theirs', 'Compare and merge'] as const

test('two browsers on one study: the later save opens the conflict dialog, in any order', async ({
  page,
  browser,
}, { retry }) => {
  await restoreSignIn(page, 'standard@acme.test')
  const name = `Two browsers ${retry}`
  const a = await writeStudy(page, name)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await restoreSignIn(other, 'standard@acme.test')
  const b = new StudyEditor(other)
  const address = `${SHELL_URL}/outcome-validation/${encodeURIComponent(name)}`

  let stored = 'Harvest honey from a hive'
  for (const [at, steps] of INTERLEAVINGS.entries()) {
    await Promise.all([page.goto(address), other.goto(address)])
    // A browser paints its own snapshot first, and has a conflict with the round before if one writes in that. One that
    // reads the study only after the other's save has no conflict, nor has one that follows it.
    for (const editor of [a, b]) await expect(editor.field('Job')).toHaveValue(stored)
    for (const step of steps) {
      const editor = step.startsWith('A') ? a : b
      if (step.endsWith('writes')) await editor.field('Job').fill(`Harvest honey, round ${at} of ${step[0]}`)
      else if (step !== steps[3]) await editor.save()
      else await editor.button('Save').click()
    }
    const [later, earlier] = steps[3].startsWith('A') ? [a, 'B'] : [b, 'A']
    const mine = `Harvest honey, round ${at} of ${steps[3][0]}`
    const theirs = `Harvest honey, round ${at} of ${earlier}`
    const dialog = later.page.getByRole('dialog')
    await expect(dialog.getByRole('row', { name: `Job ${mine} ${theirs}` })).toBeVisible()
    const choice = CHOICES[at % CHOICES.length] ?? 'Keep mine'
    await dialog.getByRole('button', { name: choice }).click()
    if (choice === 'Compare and merge') {
      await dialog.getByRole('radio', { name: /^Mine/ }).check()
      await dialog.getByRole('button', { name: 'Save merged version' }).click()
    }
    stored = choice === 'Take theirs' ? theirs : mine
    await expect(later.status('Saved')).toBeVisible()
    await expect(later.field('Job')).toHaveValue(stored)
  }

  await page.goto(`${address}?view=history`)
  // The first save, one per round, and another one where the later version was stored or merged.
  await expect(page.getByRole('button', { name: /^View version / })).toHaveCount(8)
  await elsewhere.close()
})
