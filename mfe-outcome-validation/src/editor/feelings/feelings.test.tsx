import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { needsUuid, newNeeds } from '@outcome-studio/shared/domain/needs'
import { createReadable } from '@outcome-studio/shared/feature'
import { act, screen, waitFor, within } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { button, field, openRows, statementTexts } from '../../testing/openRows.tsx'
import { openStudio } from '../../testing/openStudio.tsx'
import { storeStudy } from '../../testing/storeStudy.ts'

const FEELING = 'Minimize the likelihood of feeling lost when leaving the station'
const TIME = 'Minimize the time it takes to board when a train arrives'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const storeMap = (docName: string) =>
  memory().needs.save({ docName, content: newNeeds(needsUuid(docName)), basedOnRevision: null })
const feelingsOf = async (docName: string) => {
  const { content: needs } = await memory().needs.load(docName)
  return needs.goals.filter(({ layer }) => layer === 'emotional').map(({ text }) => text)
}
async function openDialog(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Move to needs map' }))
  return within(await screen.findByRole('dialog', { name: 'Move to a needs map' }))
}

test('a statement about a feeling moves to a new needs document with the job of the study', async () => {
  const { user, host } = await openRows([TIME, FEELING])
  const dialog = await openDialog(user)
  expect(dialog.getByRole('textbox', { name: 'Emotional or social job' })).toHaveValue(
    'Avoid feeling lost when leaving the station',
  )
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations()
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(statementTexts()).toEqual([TIME])
  await waitFor(() => expect(field('Outcome statement 1.1')).toHaveFocus())
  expect(host.calls.toasts).toEqual(['Moved to “Commute”.'])
  const { content: needs } = await memory().needs.load('Commute')
  const { content: study } = await memory().studies.load('Commute')
  expect(needs.goals).toEqual([
    expect.objectContaining({ layer: 'core', text: study.jtbd.userInput }),
    expect.objectContaining({
      layer: 'emotional',
      text: 'Avoid feeling lost when leaving the station',
      source: { study: study.jtbd.uuid, item: study.jobSteps[0]?.outcomeStatements[1]?.uuid },
    }),
  ])
  await user.click(button(/^Undo/))
  expect(statementTexts()).toEqual([TIME, FEELING])
})

test('it goes to the chosen needs document in the words of the member', async () => {
  await storeMap('Trips')
  await storeMap('Days')
  const { user } = await openRows([FEELING])
  const dialog = await openDialog(user)
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Needs document' }), 'Trips')
  const text = dialog.getByRole('textbox', { name: 'Emotional or social job' })
  await user.clear(text)
  expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled()
  await user.type(text, 'Feel at home{Enter}')
  await waitFor(async () => expect(await feelingsOf('Trips')).toEqual(['Feel at home']))
  expect(await feelingsOf('Days')).toEqual([])
})

test('a failure keeps everything, and a repeat after a lost answer adds nothing twice', async () => {
  await storeMap('Trips')
  const { user } = await openRows([FEELING])
  const dialog = await openDialog(user)
  memory().needs.failNext(new StudioError('cen/offline'), 'save')
  await user.click(await dialog.findByRole('button', { name: 'Move' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  expect(dialog.getByRole('textbox', { name: 'Emotional or social job' })).toHaveValue(
    'Avoid feeling lost when leaving the station',
  )
  expect(screen.getByDisplayValue(FEELING)).toBeInTheDocument()
  await user.dblClick(dialog.getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await feelingsOf('Trips')).toEqual(['Avoid feeling lost when leaving the station'])
})

test('the dialog stays when its remark goes, and removes no text that another tab has written', async () => {
  const { user } = await openRows([TIME, FEELING])
  const dialog = await openDialog(user)
  await user.type(dialog.getByRole('textbox', { name: 'Emotional or social job' }), ' at night')
  const { header, content: study } = await memory().studies.load('Commute')
  const [step] = study.jobSteps
  if (!step) throw new Error('The study has a step.')
  const outcomeStatements = step.outcomeStatements.map((each) => ({ ...each, userInput: TIME }))
  const jobSteps = [{ ...step, outcomeStatements }]
  const command = { docName: 'Commute', content: { ...study, jobSteps }, basedOnRevision: header.revision }
  await act(async () => void (await memory().studies.save(command)))
  await waitFor(() => expect(screen.queryByDisplayValue(FEELING)).not.toBeInTheDocument())
  expect(dialog.getByRole('textbox', { name: 'Emotional or social job' })).toHaveValue(
    'Avoid feeling lost when leaving the station at night',
  )
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(statementTexts()).toEqual([TIME, TIME])
  expect(await feelingsOf('Commute')).toEqual(['Avoid feeling lost when leaving the station at night'])
})

test('the feeling of a job is added, and the job stays', async () => {
  const { user } = await openRows([TIME])
  await user.clear(field('Job'))
  await user.type(field('Job'), 'get to work feeling rested')
  await user.click(await screen.findByRole('button', { name: 'Add to needs map' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to a needs map' }))
  await user.click(await dialog.findByRole('button', { name: 'Add' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(field('Job')).toHaveValue('get to work feeling rested')
  expect(await feelingsOf('Commute')).toEqual(['Feel rested'])
})

test('is not offered without access', async () => {
  await storeStudy('Commute', [[FEELING]])
  openStudio({ path: '/Commute', access: createReadable({ unrestricted: false, toolsAdmin: false }) })
  expect(await screen.findByText(/This is a feeling/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Move to needs map' })).not.toBeInTheDocument()
})
