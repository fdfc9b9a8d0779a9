import { StudyEditor } from '../support/StudyEditor.ts'
import { SHELL_URL } from '../support/sharedStack.ts'
import { signIn } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'
import { writeStudy } from '../support/writeStudy.ts'

test('unsaved text is offered again after a reload', async ({ page }) => {
  await signIn(page, 'standard@acme.test')
  const editor = await writeStudy(page, 'Draft survives')
  await editor.field('Job').fill('Harvest honey from several hives')
  await expect(editor.status('Unsaved changes')).toBeVisible()
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await editor.button('Restore unsaved changes').click()
  await expect(editor.field('Job')).toHaveValue('Harvest honey from several hives')
  await editor.save()
})

test('two tabs on one study: the later save is rejected and the member chooses', async ({
  page,
  context,
}) => {
  await signIn(page, 'standard@acme.test')
  const mine = await writeStudy(page, 'Two tabs')
  const other = await context.newPage()
  await other.goto(page.url())
  const theirs = new StudyEditor(other)
  await theirs.field('Job').fill('Harvest honey in the morning')
  await theirs.save()

  await mine.field('Job').fill('Harvest honey in the evening')
  await mine.button('Save').click()
  const choice = page.getByRole('dialog')
  await expect(choice).toBeVisible()
  await choice.getByRole('button', { name: /keep mine/i }).click()
  await expect(mine.status('Saved')).toBeVisible()
  await page.reload()
  await expect(mine.field('Job')).toHaveValue('Harvest honey in the evening')
})

test('a duplicate study name is rejected and nothing is lost', async ({ page }) => {
  await signIn(page, 'standard@acme.test')
  await writeStudy(page, 'Taken name')
  const editor = new StudyEditor(page)
  await page.goto(`${SHELL_URL}/outcome-validation`)
  await editor.button('New study').click()
  await editor.field('Study name').fill('Taken name')
  await editor.field('Job').fill('Store honey for the winter')
  await editor.button('Save').click()
  await expect(
    page.getByText('A document with this name already exists. Please choose a different name.').first(),
  ).toBeVisible()
  await expect(editor.status('Unsaved changes')).toBeVisible()
  await expect(editor.field('Job')).toHaveValue('Store honey for the winter')
})

test('offline, a save shows an error, preserves all text, and succeeds when the network is back', async ({
  page,
  context,
}) => {
  await signIn(page, 'standard@acme.test')
  const editor = await writeStudy(page, 'Offline save')
  await editor.field('Job').fill('Harvest honey without a network')
  await context.setOffline(true)
  await editor.button('Save').click()
  await expect(page.getByText(/You are offline/).first()).toBeVisible()
  // Firestore's client retries for about nine seconds before it gives up.
  await expect(editor.status('Unsaved changes')).toBeVisible({ timeout: 30_000 })
  await context.setOffline(false)
  await editor.save()
  await page.reload()
  await expect(editor.field('Job')).toHaveValue('Harvest honey without a network')
})

test('rename, copy and delete from the list', async ({ page }) => {
  await signIn(page, 'standard@acme.test')
  await writeStudy(page, 'First name')
  const main = page.getByRole('main')
  const menuOf = async (name: string, item: string) => {
    await main.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await page.goto(`${SHELL_URL}/outcome-validation`)
  await menuOf('First name', 'Rename')
  await page.getByRole('dialog').getByRole('textbox').fill('Second name')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect(main.getByRole('link', { name: 'Second name' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'First name' })).toHaveCount(0)

  await menuOf('Second name', 'Copy')
  await page.getByRole('dialog').getByRole('textbox').fill('Third name')
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click()
  await expect(main.getByRole('link', { name: 'Third name' })).toBeVisible()

  await menuOf('Third name', 'Delete')
  await expect(main.getByRole('link', { name: 'Third name' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(main.getByRole('link', { name: 'Third name' })).toBeVisible()
})
