import { StudyEditor } from '../support/StudyEditor.ts'
import { SHELL_URL } from '../support/sharedStack.ts'
import { signIn } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'
import { writeStudy } from '../support/writeStudy.ts'

test('eight tabs of one browser all list and save studies', async ({ page, context }) => {
  await signIn(page, 'tools@acme.test')
  const pages = [page]
  while (pages.length < 8) {
    const tab = await context.newPage()
    await tab.goto(`${SHELL_URL}/outcome-validation`)
    await expect(new StudyEditor(tab).button('New study')).toBeVisible()
    pages.push(tab)
  }
  for (const [index, tab] of pages.entries()) await writeStudy(tab, `Tab ${index + 1}`)
  await page.goto(`${SHELL_URL}/outcome-validation`)
  for (const index of pages.keys()) {
    await expect(page.getByRole('link', { name: `Tab ${index + 1}` })).toBeVisible()
  }
})
