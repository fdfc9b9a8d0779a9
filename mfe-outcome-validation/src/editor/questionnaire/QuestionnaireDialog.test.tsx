import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { createReadable } from '@outcome-studio/shared/feature'
import { catchDownloads, type Downloads } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openStudio } from '../../testing/openStudio.tsx'
import { storeStudy } from '../../testing/storeStudy.ts'

const CORRECT = 'Minimize the likelihood that a comb breaks when it is lifted from the hive'

let downloads: Downloads

beforeEach(() => {
  localStorage.clear()
  resetMemory()
  downloads = catchDownloads()
})
afterEach(() => downloads.release())

type User = ReturnType<typeof openStudio>['user']

async function exportFrom(user: User, dialog: HTMLElement, button = 'Export questionnaire') {
  await user.click(within(dialog).getByRole('button', { name: button }))
  await waitFor(() => expect(downloads.names).toHaveLength(1))
  const file = await downloads.last()
  return { ...file, text: new TextDecoder().decode(file.bytes) }
}

async function openDialog(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Export…' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Questionnaire…' }))
  return screen.findByRole('dialog', { name: 'Questionnaire' })
}

async function openWith(steps: readonly (readonly string[])[], more: Parameters<typeof openStudio>[0] = {}) {
  await storeStudy('Commute', steps)
  const view = openStudio({ path: '/Commute', ...more })
  return { ...view, dialog: await openDialog(view.user) }
}

const FAULTY = [
  [CORRECT, 'first'],
  [CORRECT, 'Reduce the time it takes to open the hive'],
]

test.each([
  ['Qualtrics survey (QSF)', 'Commute questionnaire.qsf', 'application/json', '"SurveyName": "Commute"'],
  [
    'Qualtrics text (TXT)',
    'Commute questionnaire.txt',
    'text/plain',
    `[[Choices]]\n${CORRECT}\n[[Answers]]\nNot at all important`,
  ],
  [
    'Table for other survey tools (CSV)',
    'Commute questionnaire.csv',
    'text/csv',
    `1.1 ${CORRECT} (importance) #`,
  ],
])('%s is a file of the study’s name', async (format, name, type, content) => {
  const { user, dialog } = await openWith([[CORRECT]])
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Format' }), format)
  const file = await exportFrom(user, dialog)
  expect(file).toMatchObject({ name, type })
  expect(file.text).toContain(content)
  expect(dialog).not.toBeInTheDocument()
})

test('on paper it is a Word document', async () => {
  const { user, dialog, host } = await openWith([[CORRECT]])
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Format' }), 'Paper (Word)')
  expect(await exportFrom(user, dialog)).toMatchObject({ name: 'Commute questionnaire.docx' })
  expect(host.calls.toasts).toEqual(['Exported as Word: Commute questionnaire.docx'])
})

test('questions about respondents are kept with the study as one edit, which Undo takes back', async () => {
  const { user, dialog } = await openWith([[CORRECT]])
  await user.click(within(dialog).getByRole('button', { name: 'Add question' }))
  expect(within(dialog).getByRole('textbox', { name: 'Question 1' })).toHaveFocus()
  await user.keyboard('What is your role?')
  await user.type(
    within(dialog).getByRole('textbox', { name: 'Answers to question 1' }),
    'Nurse{Enter}Doctor{Enter}',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Add question' }))
  expect(await axe(dialog)).toHaveNoViolations()
  // Escape closes the dialog and keeps what was typed; a question without a text is none.
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  const again = await openDialog(user)
  expect(within(again).getByRole('textbox', { name: 'Question 1' })).toHaveValue('What is your role?')
  expect(within(again).getByRole('textbox', { name: 'Answers to question 1' })).toHaveValue('Nurse\nDoctor')
  expect(within(again).queryByRole('textbox', { name: 'Question 2' })).not.toBeInTheDocument()
  await user.click(within(again).getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  const undone = await openDialog(user)
  expect(within(undone).queryByRole('textbox', { name: 'Question 1' })).not.toBeInTheDocument()
})

test('what another tab saves while the dialog is open stays, except what is changed here', async () => {
  const { user, dialog } = await openWith([[CORRECT]])
  await user.click(within(dialog).getByRole('checkbox', { name: 'Outcomes of a job step in random order' }))
  const { header, content } = await memory().studies.load('Commute')
  const theirs = {
    screeners: [{ id: 'role', question: 'Role', answers: [] }],
    isShuffled: false,
    mostOutcomes: 5,
  }
  await memory().studies.save({
    docName: 'Commute',
    content: { ...content, questionnaire: theirs },
    basedOnRevision: header.revision,
  })
  await screen.findByText('Updated with changes that were saved elsewhere.')
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () =>
    expect((await memory().studies.load('Commute')).content.questionnaire).toEqual({
      ...theirs,
      isShuffled: true,
    }),
  )
})

test('what was typed survives a page that is closed with the open dialog', async () => {
  const { user, dialog } = await openWith([[CORRECT]])
  await user.click(within(dialog).getByRole('button', { name: 'Add question' }))
  await user.keyboard('What is your role?')
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(JSON.stringify({ ...localStorage })).toContain('What is your role?')
})

test('a questionnaire that is too long says so, and is split by one press', async () => {
  const { user, dialog } = await openWith([Array.from({ length: 90 }, (_, at) => `${CORRECT} ${at}`)])
  expect(within(dialog).getByRole('status')).toHaveTextContent(
    '90 outcomes, two questions about each. About 23 minutes for one respondent. You need at least 120 respondents.',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Ask each about 80 outcomes at most' }))
  expect(within(dialog).getByRole('status')).toHaveTextContent(
    '90 outcomes, two questions about each, in 2 sets of at most 45; each respondent gets one set. About 12 minutes for one respondent. You need at least 240 respondents, 120 for each set.',
  )
  const most = within(dialog).getByRole('textbox', { name: 'Most outcomes for one respondent' })
  expect(most).toHaveValue('80')
  await user.clear(most)
  await user.type(most, '0')
  expect(most).toBeInvalid()
  expect(within(dialog).getByText(/Type a whole number from 1/)).toBeVisible()
})

test('faults are listed and lead to their statements, and it is exported all the same', async () => {
  const { user, dialog } = await openWith(FAULTY)
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '1 outcome statement has errors: 1.2',
    '1 outcome statement has warnings: 2.2',
    '1 outcome statement says the same as another one: 2.1',
  ])
  await exportFrom(user, dialog, 'Export anyway')
  expect(dialog).not.toBeInTheDocument()
})

test('a fault leads to its statement from another view', async () => {
  const { user, dialog } = await openWith(FAULTY)
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('link', { name: 'Job map' }))
  const again = await openDialog(user)
  await user.click(within(again).getByRole('button', { name: /^Outcome statement 2\.2 has warnings/ }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Outcome statement 2.2' })).toHaveFocus())
  expect(downloads.names).toEqual([])
})

test('without outcomes there is nothing to export', async () => {
  const { dialog } = await openWith([['']])
  expect(within(dialog).getByRole('button', { name: 'Export questionnaire' })).toBeDisabled()
})

test('without access it is exported as it is, and nothing can be changed', async () => {
  const { user, dialog } = await openWith([[CORRECT]], {
    access: createReadable({ unrestricted: false, toolsAdmin: false }),
  })
  expect(within(dialog).queryByRole('button', { name: 'Add question' })).not.toBeInTheDocument()
  expect(await exportFrom(user, dialog)).toMatchObject({ name: 'Commute questionnaire.qsf' })
})
