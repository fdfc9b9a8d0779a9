import { readFile } from 'node:fs/promises'
import { StudyEditor } from '../support/StudyEditor.ts'
import { SHELL_URL } from '../support/sharedStack.ts'
import { restoreSignIn } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'

const SURVEY = [
  'What people told us',
  'Phase;Step;Desired outcome;Importance;Satisfaction',
  'Define;Determine when to water;Minimize the time it takes to tell that a plant is dry;8,9;1,2',
  ';;Minimize the likelihood that a plant is watered twice;9;3',
  'Execute;Water the plants;=Minimize the amount of water that is spilled;;',
].join('\r\n')

test('a table becomes a study by naming its columns, is exported as a workbook and imports without changes', async ({
  page,
}, info) => {
  const file = `Water plants ${info.project.name} ${info.retry}.${info.repeatEachIndex}`
  const editor = new StudyEditor(page)
  const choose = async (name: string, buffer: Buffer) => {
    await page.goto(`${SHELL_URL}/outcome-validation`)
    await editor.button('Import').click()
    await page.getByLabel('File', { exact: true }).setInputFiles({ name, mimeType: '', buffer })
  }
  await restoreSignIn(page, 'standard@acme.test')

  await test.step('import the table', async () => {
    await choose(`${file}.csv`, Buffer.from(SURVEY))
    await expect(page.getByRole('combobox', { name: 'Outcome statement' })).toHaveValue('2')
    await expect(page.getByText('Creates 2 job steps, 3 outcome statements.')).toBeVisible()
    await page.getByRole('button', { name: 'Import study' }).click()
    await expect(editor.field('Study name')).toHaveValue(file)
    await expect(editor.field('Outcome statement 1.2')).toHaveValue(
      'Minimize the likelihood that a plant is watered twice',
    )
  })

  await test.step('see its needs in forced colors and on paper', async () => {
    const tabs = page.getByRole('navigation', { name: 'Views of the study' }).getByRole('link')
    await tabs.filter({ hasText: 'Needs for analysis' }).click()
    const plot = page.getByRole('img', { name: /^Opportunity landscape/ })
    await expect(plot).toBeVisible()
    await page.emulateMedia({ forcedColors: 'active' })
    // Three bands are hatched, each in its own way.
    const bands = await plot
      .locator('polygon')
      .evaluateAll((zones) => zones.map((zone) => getComputedStyle(zone).fill))
    expect(new Set(bands).size).toBe(4)
    const dot = page.getByRole('button', { name: /^1\.1 / }).locator('circle')
    const [dotColor, background] = await dot
      .last()
      .evaluate((circle) => [getComputedStyle(circle).fill, getComputedStyle(document.body).backgroundColor])
    expect(dotColor).not.toBe(background)
    const lines = await tabs.evaluateAll((links) =>
      links.map((link) => getComputedStyle(link).borderBottomColor),
    )
    expect(new Set(lines).size).toBe(2)

    await page.emulateMedia({ forcedColors: 'none', media: 'print' })
    await expect(
      page.getByRole('columnheader', { name: 'Opportunity' }).getByText('Opportunity'),
    ).toBeVisible()
    await expect(page.getByRole('main').getByText(file, { exact: true }).last()).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await tabs.filter({ hasText: 'Write' }).click()
    await expect(editor.field('Outcome statement 1.2')).toBeVisible()
  })

  await test.step('export it as a workbook', async () => {
    await editor.button('Export…').click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Excel, with scores and remarks' }).click()
    const saved = await download
    expect(saved.suggestedFilename()).toBe(`${file}.xlsx`)
    await choose(saved.suggestedFilename(), await readFile(await saved.path()))
  })

  await test.step('import that, and undo it', async () => {
    await expect(page.getByText(/was exported here: 2 job steps, 3 outcome statements/)).toBeVisible()
    await expect(editor.field('Name of the study')).toHaveValue(`${file} 2`)
    await page.getByRole('button', { name: 'Import study' }).click()
    await expect(editor.field('Study name')).toHaveValue(`${file} 2`)
    await expect(editor.field('Outcome statement 2.1')).toHaveValue(
      '=Minimize the amount of water that is spilled',
    )
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await expect(page.getByRole('link', { name: file, exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: `${file} 2`, exact: true })).toBeHidden()
    await editor.button(`Actions for ${file}`).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByRole('link', { name: file, exact: true })).toBeHidden()
  })
})
