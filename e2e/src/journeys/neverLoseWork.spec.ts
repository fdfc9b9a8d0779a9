import { StudyEditor } from '../support/StudyEditor.ts'
import { SHELL_URL } from '../support/sharedStack.ts'
import { restoreSignIn } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'
import { writeStudy } from '../support/writeStudy.ts'

test('unsaved text is back after each of two reloads', async ({ page }) => {
  await restoreSignIn(page, 'standard@acme.test')
  const editor = await writeStudy(page, 'Draft survives')
  await editor.field('Job').fill('Harvest honey from several hives')
  await expect(editor.status('Unsaved changes')).toBeVisible()
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByText(/^Your unsaved changes from .* are back/)).toBeVisible()
  await expect(editor.field('Job')).toHaveValue('Harvest honey from several hives')
  await editor.field('Job executor').fill('Beekeepers in towns')
  await page.reload()
  await expect(editor.field('Job executor')).toHaveValue('Beekeepers in towns')
  await expect(editor.field('Job')).toHaveValue('Harvest honey from several hives')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(editor.status('Saved')).toBeVisible()
  await editor.button('Redo').click()
  await expect(editor.field('Job')).toHaveValue('Harvest honey from several hives')
  await editor.save()
})

test('two tabs on one study: one follows, what does not collide is merged, and otherwise the member chooses', async ({
  page,
  context,
}) => {
  await restoreSignIn(page, 'standard@acme.test')
  const mine = await writeStudy(page, 'Two tabs')
  const other = await context.newPage()
  await other.goto(page.url())
  const theirs = new StudyEditor(other)
  await theirs.field('Job').fill('Harvest honey at noon')
  await mine.field('Job').focus()
  await theirs.save()
  await expect(mine.field('Job')).toHaveValue('Harvest honey at noon')
  await expect(mine.field('Job')).toBeFocused()
  await expect(mine.status('Saved')).toBeVisible()

  await mine.field('Job executor').fill('Beekeepers in towns')
  await theirs.field('Job').fill('Harvest honey early')
  await theirs.save()
  await mine.save()
  await expect(page.getByText('Merged with changes that were saved in another tab')).toBeVisible()
  await expect(mine.field('Job')).toHaveValue('Harvest honey early')
  await expect(theirs.field('Job executor')).toHaveValue('Beekeepers in towns')

  await mine.field('Job').fill('Harvest honey in the evening')
  await theirs.field('Job').fill('Harvest honey in the morning')
  await theirs.save()
  await mine.button('Save').click()
  const choice = page.getByRole('dialog')
  await expect(choice).toBeVisible()
  await choice.getByRole('button', { name: /keep mine/i }).click()
  await expect(mine.status('Saved')).toBeVisible()
  await page.reload()
  await expect(mine.field('Job')).toHaveValue('Harvest honey in the evening')
})

test('a duplicate study name is rejected and nothing is lost', async ({ page }) => {
  await restoreSignIn(page, 'standard@acme.test')
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
  await restoreSignIn(page, 'standard@acme.test')
  const editor = await writeStudy(page, 'Offline save')
  await editor.field('Job').fill('Harvest honey without a network')
  await context.setOffline(true)
  await editor.button('Save').click()
  await expect(page.getByText(/You are offline/).first()).toBeVisible()
  await expect(page.getByText('Offline, not saved yet')).toBeVisible()
  // Firestore's client retries for about nine seconds before it gives up.
  await expect(editor.status('Unsaved changes')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Your changes are still here' })).toBeVisible()
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await page.getByRole('link', { name: 'All studies' }).click()
  await leave.getByRole('button', { name: 'Stay' }).click()
  await context.setOffline(false)
  await expect(page.getByText('Your changes are still here')).toHaveCount(0)
  await editor.save()
  await page.reload()
  await expect(editor.field('Job')).toHaveValue('Harvest honey without a network')
})
