import { expect, type Page } from '@playwright/test'
import { StudyEditor } from './StudyEditor.ts'
import { SHELL_URL } from './sharedStack.ts'

/** Writes and saves a study with one step and one statement. Returns its editor. */
export async function writeStudy(page: Page, name: string, shellUrl = SHELL_URL): Promise<StudyEditor> {
  const editor = new StudyEditor(page)
  await page.goto(`${shellUrl}/outcome-validation`)
  await editor.button('New study').click()
  await editor.field('Study name').fill(name)
  await editor.field('Job executor').fill('Beekeepers')
  await editor.field('Job').fill('Harvest honey from a hive')
  await editor.button('Add job step').click()
  await editor.field('Job step 1').fill('Inspect the combs')
  await editor
    .field('Outcome statement 1.1')
    .fill('Minimize the likelihood that a comb breaks when it is lifted from the hive')
  await editor.save()
  await expect(editor.field('Study name')).toHaveValue(name)
  return editor
}
