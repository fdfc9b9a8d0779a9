import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { NO_PLAN } from '@outcome-studio/shared/domain/study'
import { catchDownloads, type Downloads } from '@outcome-studio/shared/feature/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openStudio } from '../../testing/openStudio.tsx'
import { saveElsewhere } from '../../testing/saveElsewhere.ts'
import { storeStudy } from '../../testing/storeStudy.ts'

const TEXT = 'Minimize the likelihood that a comb breaks when it is lifted from the hive'

let downloads: Downloads

beforeEach(async () => {
  localStorage.clear()
  resetMemory()
  downloads = catchDownloads()
  await storeStudy('Bees', [[TEXT, 'Minimize the time it takes to open the hive']])
})
afterEach(() => downloads.release())

async function openTranslation() {
  const view = openStudio({ path: '/Bees' })
  await view.user.click(await screen.findByRole('button', { name: 'Export…' }))
  await view.user.click(await screen.findByRole('menuitem', { name: 'Questionnaire…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Questionnaire' })
  await view.user.click(within(dialog).getByText('Translations'))
  await view.user.selectOptions(within(dialog).getByRole('combobox', { name: 'Language' }), 'Add German')
  return { ...view, dialog, german: within(dialog).getByRole('textbox', { name: `German: ${TEXT}` }) }
}

test('a translation is written beside the original, kept with the study, and exported', async () => {
  const { user, dialog, german } = await openTranslation()
  await user.type(german, 'Minimiere das Risiko')
  expect(within(dialog).getByText(/^\d+ of \d+ texts not translated into German yet\.$/)).toBeVisible()
  expect(await axe(dialog)).toHaveNoViolations()
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Format' }), 'Qualtrics text (TXT)')
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Language of the file' }), 'German')
  await user.click(within(dialog).getByRole('button', { name: /^Export/ }))
  await waitFor(() => expect(downloads.names).toEqual(['Bees questionnaire German.txt']))
  const { bytes } = await downloads.last()
  expect(new TextDecoder().decode(bytes)).toContain('[[Choices]]\nMinimiere das Risiko\n')

  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () =>
    expect((await memory().studies.load('Bees')).content.questionnaire?.translations).toEqual([
      { language: 'de', texts: { 'Bees-0-0': 'Minimiere das Risiko' }, originals: { 'Bees-0-0': TEXT } },
    ]),
  )
})

test('a pasted column fills the fields below; one that is too long changes nothing and says so', async () => {
  const { user, dialog, german } = await openTranslation()
  await user.click(german)
  await user.paste('Eins\nZwei')
  expect(german).toHaveValue('Eins')
  const next = within(dialog).getByRole('textbox', { name: /^German: Minimize the time/ })
  expect(next).toHaveValue('Zwei')
  expect(within(dialog).getByText(/^2 texts pasted\./)).toBeVisible()
  await user.click(german)
  await user.paste(`Drei\n${'x'.repeat(1001)}`)
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    'A text in German has 1001 characters. At most 1000 are kept, so nothing was changed.',
  )
  expect(german).toHaveValue('Eins')
  await user.click(within(dialog).getByRole('button', { name: 'Remove German' }))
  expect(within(dialog).queryByRole('textbox', { name: /^German: / })).not.toBeInTheDocument()
})

test('texts that another tab translates while the dialog is open stay beside those written here', async () => {
  const { user, dialog, german } = await openTranslation()
  await user.type(german, 'Minimiere das Risiko')
  const theirs = { language: 'de', texts: { 'Bees-0-1': 'Minimiere die Zeit' } }
  await saveElsewhere('Bees', (study) => ({
    ...study,
    questionnaire: { ...NO_PLAN, translations: [theirs] },
  }))
  expect(within(dialog).getByRole('textbox', { name: /^German: Minimize the time/ })).toHaveValue(
    'Minimiere die Zeit',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () =>
    expect((await memory().studies.load('Bees')).content.questionnaire?.translations).toEqual([
      {
        language: 'de',
        texts: { 'Bees-0-0': 'Minimiere das Risiko', 'Bees-0-1': 'Minimiere die Zeit' },
        originals: { 'Bees-0-0': TEXT },
      },
    ]),
  )
})

test('a translation whose original has changed is marked and counted until it is written or said to be right', async () => {
  const { user, dialog, german } = await openTranslation()
  await user.type(german, 'Minimiere das Risiko')
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await user.type(screen.getByRole('textbox', { name: 'Outcome statement 1.1' }), ' in winter')
  await user.click(screen.getByRole('button', { name: 'Export…' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Questionnaire…' }))
  const again = within(await screen.findByRole('dialog', { name: 'Questionnaire' }))
  await user.click(again.getByText('Translations: German'))
  const field = again.getByRole('textbox', { name: `German: ${TEXT} in winter` })
  expect(field).toHaveValue('Minimiere das Risiko')
  expect(field).toHaveAccessibleDescription(`The original has changed. It was: ${TEXT}`)
  expect(again.getByText(/translated into German yet\. 1 original changed since\.$/)).toBeVisible()
  expect(await axe(field.closest('dialog, [role=dialog]') ?? field)).toHaveNoViolations()
  await user.click(again.getByRole('button', { name: `Still right: German: ${TEXT} in winter` }))
  expect(field).toHaveValue('Minimiere das Risiko')
  expect(field).not.toHaveAccessibleDescription()
  expect(field).toHaveFocus()
  expect(again.queryByText(/changed since/)).not.toBeInTheDocument()
})
