import { readFile } from 'node:fs/promises'
import { type Download, expect, type Page } from '@playwright/test'
import { restoreSignIn } from '../../support/signIn.ts'
import { test } from '../../support/test.ts'
import { writeStudy } from '../../support/writeStudy.ts'

const NAME = 'A whole project'
const QUEEN = 'Minimize the time it takes to find the queen on a crowded comb'
const TALK = [
  '[00:12:40] Anna: The combs break when I lift them.',
  '[00:13:02] Ben: I look for the queen for half an hour.',
].join('\n')
const RESPONDENTS = 400

/** Columns of the questionnaire: "1.1 … (importance) #…", each with its heading. */
const keysIn = (csv: string): readonly string[] =>
  csv
    .split(/\r?\n/)
    .flatMap((line) => /^"?(.+?\((?:importance|satisfaction)\) #[\w-]+)/.exec(line)?.[1] ?? [])

/** Half of the people miss the first outcome and have the second one, the others the other way round. */
function answersTo(keys: readonly string[]): string {
  const answer = (key: string, isHobby: boolean) => {
    const misses = key.startsWith('1.1') === isHobby
    return key.includes('(importance)') === misses ? 5 : 1
  }
  const people = Array.from({ length: RESPONDENTS }, (_, person) => {
    const isHobby = person % 2 === 0
    return [isHobby ? 'Hobby' : 'Trade', ...keys.map((key) => answer(key, isHobby))].join(',')
  })
  return [['What is your role?', ...keys].map((each) => `"${each}"`).join(','), ...people].join('\n')
}

const show = (page: Page, view: string) =>
  page.getByRole('navigation', { name: 'Views of the study' }).getByRole('link', { name: view }).click()

async function downloaded(page: Page, press: () => Promise<void>): Promise<Download> {
  const download = page.waitForEvent('download')
  await press()
  return download
}

test('a project goes from interviews by a survey to a decision and its slides', async ({ page }) => {
  await restoreSignIn(page, 'standard@acme.test')
  const editor = await writeStudy(page, NAME)

  await test.step('quote the interviews, for a statement and for a new one', async () => {
    await show(page, 'Transcript')
    await page.getByRole('textbox', { name: 'Or paste its text' }).fill(TALK)
    await editor.button('Read this text').click()
    const sentences = page.getByRole('listbox', { name: 'Sentences' })
    await sentences.press('ArrowDown')
    await sentences.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Add a quote' })
    await dialog.getByRole('button', { name: 'Add quote' }).click()
    await expect(dialog).toBeHidden()
    await sentences.press('ArrowDown')
    await sentences.press('Enter')
    await dialog.getByRole('combobox', { name: 'Add to' }).selectOption('new')
    await dialog.getByRole('textbox', { name: 'New outcome statement' }).fill(QUEEN)
    await dialog.getByRole('button', { name: 'Add quote' }).click()
    await expect(dialog).toBeHidden()
    await editor.save()
    await show(page, 'Write')
    await expect(page.getByRole('button', { name: /^1 source of outcome statement/ })).toHaveCount(2)
  })

  const answers = await test.step('take the questionnaire to a survey tool', async () => {
    await editor.button('Export…').click()
    await page.getByRole('menuitem', { name: 'Questionnaire…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Questionnaire' })
    await dialog.getByRole('button', { name: 'Add question' }).click()
    await dialog.getByRole('textbox', { name: 'Question 1', exact: true }).fill('What is your role?')
    await dialog.getByRole('textbox', { name: 'Answers to question 1' }).fill('Hobby\nTrade')
    await dialog.getByRole('combobox', { name: 'Format' }).selectOption('csv')
    const saved = await downloaded(page, () => dialog.getByRole('button', { name: /^Export/ }).click())
    const keys = keysIn(await readFile(await saved.path(), 'utf8'))
    expect(keys).toHaveLength(4)
    await editor.save()
    return answersTo(keys)
  })

  await test.step('read the answers of 400 people', async () => {
    await show(page, 'Needs for analysis')
    const file = { name: 'answers.csv', mimeType: 'text/csv', buffer: Buffer.from(answers) }
    await page.getByLabel('File of survey results').setInputFiles(file)
    await editor.button('Use these ratings').click()
    await expect(page.getByRole('region', { name: 'Respondents' })).toContainText(
      `Respondents: ${RESPONDENTS}`,
    )
    // Half of the people find it important, and the other half is satisfied.
    await expect(editor.field('Importance of 1.1')).toHaveValue('5')
    await expect(editor.field('Satisfaction of 1.1')).toHaveValue('5')
    await editor.save()
  })

  await test.step('find two segments that want different things', async () => {
    await show(page, 'Segments')
    await editor.button('Find clusters').click()
    await page.getByRole('textbox', { name: /^Name of cluster 1 / }).fill('One group')
    await page.getByRole('textbox', { name: /^Name of cluster 2 / }).fill('Other group')
    await editor.button('Add 2 segments').click()
    await page.getByRole('combobox', { name: 'Show' }).selectOption('One group')
    await page.getByRole('combobox', { name: 'Compare with' }).selectOption('Other group')
    await expect(
      page.getByRole('img', { name: /Underserved only in One group: 1, only in Other group: 1\.$/ }),
    ).toBeVisible()
  })

  await test.step('plan an initiative for one of them', async () => {
    await show(page, 'Initiatives')
    await editor.button('New initiative').click()
    await page.keyboard.type('A frame that lifts the combs')
    await page.keyboard.press('Enter')
    await page.getByRole('checkbox', { name: /^1\.1/ }).click()
    await editor.button('Add 1 outcome').click()
    await expect(page.getByRole('grid', { name: 'Initiatives by outcome' })).toBeVisible()
    await editor.save()
  })

  await test.step('present it', async () => {
    await editor.button('Export…').click()
    await page.getByRole('menuitem', { name: 'Present full screen' }).click()
    const slides = page.getByRole('dialog', { name: `Presentation of ${NAME}` })
    // After the job, the map, the landscape and the highest opportunities.
    for (let slide = 1; slide < 5; slide += 1) {
      await expect(slides.getByRole('status')).toContainText(`Slide ${slide} of`)
      await page.keyboard.press('ArrowRight')
    }
    await expect(slides.getByRole('img', { name: /arrows from One group to Other group/ })).toBeVisible()
    await expect(slides.getByRole('heading', { level: 2 })).toHaveText(
      '2 of 2 outcomes are underserved in one group only',
    )
    await page.keyboard.press('Escape')
    await editor.button('Export…').click()
    const saved = await downloaded(page, () =>
      page.getByRole('menuitem', { name: 'PowerPoint, for presenting' }).click(),
    )
    expect((await readFile(await saved.path())).toString('latin1')).toContain('ppt/charts/chart2.xml')
  })

  await test.step('find all of it after a reload', async () => {
    await page.reload()
    await expect(page.getByRole('grid', { name: 'Initiatives by outcome' })).toBeVisible()
    await show(page, 'Segments')
    await expect(page.getByRole('row', { name: /^One group Cluster 1 of 2/ })).toBeVisible()
    await show(page, 'Write')
    await expect(page.getByRole('button', { name: /^1 source of outcome statement/ })).toHaveCount(2)
  })
})
