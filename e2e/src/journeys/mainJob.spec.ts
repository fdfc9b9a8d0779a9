import { StudyEditor } from '../support/StudyEditor.ts'
import { SHELL_URL } from '../support/sharedStack.ts'
import { restoreSignIn } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'

test('a member writes a study, checks it, saves it and opens it again', async ({ page }, info) => {
  const name = `Repair a bicycle ${info.project.name}`
  await restoreSignIn(page, 'standard@acme.test')
  await page.goto(`${SHELL_URL}/outcome-validation`)
  await expect(page.getByRole('heading', { name: 'Outcome Validation', level: 1 })).toBeVisible()

  const editor = new StudyEditor(page)
  await test.step('write it', async () => {
    await editor.button('New study').click()
    await editor.field('Study name').fill(name)
    await editor.field('Job executor').fill('Bicycle mechanics')
    await editor.field('Job').fill('Repair a damaged bicycle')
    await editor.button('Add job step').click()
    await editor.field('Job step 1').fill('Determine the cause of the damage')
    await editor.field('Outcome statement 1.1').fill('The brakes should be easy to adjust')
    await expect(editor.status('Unsaved changes')).toBeVisible()
  })

  await test.step('see remarks while typing', async () => {
    const statement = editor.field('Outcome statement 1.1')
    await expect.poll(() => editor.remarksOf(statement)).toMatch(/Start with a direction/)
    // The underlined words lie over the text field and wrap as its text does.
    const underlined = page.locator('[data-words]').first().locator('..')
    await expect.poll(() => underlined.boundingBox()).toEqual(await statement.boundingBox())
    await statement.fill('Minimize the time it takes to find the cause of the damage, e.g., a bent rim')
    await expect.poll(() => editor.remarksOf(statement)).not.toMatch(/Start with a direction/)
  })

  await test.step('add another statement with one press', async () => {
    // On a phone the row above loses its controls with the focus.
    await editor.button('Add outcome statement').click()
    await expect(editor.field('Outcome statement 1.2')).toBeFocused()
  })

  await test.step('save, reload and reopen it', async () => {
    await editor.save()
    await page.reload()
    await expect(editor.field('Study name')).toHaveValue(name)
    await expect(editor.field('Job executor')).toHaveValue('Bicycle mechanics')
    await expect(editor.field('Job step 1')).toHaveValue('Determine the cause of the damage')
    await page.goto(`${SHELL_URL}/outcome-validation`)
    await page.getByRole('link', { name }).click()
    await expect(editor.field('Job')).toHaveValue('Repair a damaged bicycle')
  })

  await test.step('check it on the server and store the result', async () => {
    await editor.field('Outcome statement 1.2').fill('Verify that the wheel turns')
    await editor.button('Run validation').click()
    // The check while typing finds the same too: the remark alone does not say that the server has answered.
    await expect(page.getByText(/^Validated \d+ texts/)).toBeVisible()
    await expect
      .poll(() => editor.remarksOf(editor.field('Outcome statement 1.2')))
      .toMatch(/This describes a step/)
    await editor.save()
    await page.reload()
    await expect(editor.field('Outcome statement 1.2')).toHaveValue('Verify that the wheel turns')
    await expect
      .poll(() => editor.remarksOf(editor.field('Outcome statement 1.2')))
      .toMatch(/This describes a step/)
  })
})
