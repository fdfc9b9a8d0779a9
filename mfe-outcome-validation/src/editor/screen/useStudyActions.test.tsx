import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { createReadable } from '@outcome-studio/shared/feature'
import { act, screen, waitFor } from '@testing-library/react'
import { openStudio } from '../../testing/openStudio.tsx'
import { storeStudy } from '../../testing/storeStudy.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const SAVE = 'Save'

async function openCommute(unrestricted = true) {
  await storeStudy('Commute', [['Minimize the time it takes to board a train'], []])
  const access = createReadable({ unrestricted, toolsAdmin: false })
  const view = openStudio({ path: '/Commute', access })
  const statement = await screen.findByRole('textbox', { name: 'Outcome statement 1.1' })
  const labels = () => view.host.pageActions().map(({ label }) => label)
  const run = async (label: string) => {
    const action = view.host.pageActions().find((each) => each.label === label)
    await act(async () => action?.run())
  }
  return { ...view, statement, labels, run }
}

test('the palette offers the actions, views, formats and steps of the open study', async () => {
  const { labels, statement, user, run } = await openCommute()
  expect(labels()).toEqual([
    SAVE,
    'Export…',
    'Run validation',
    'Find in study',
    'Collapse all job steps',
    'Present full screen',
    'Show Transcript',
    'Show Table',
    'Show Job map',
    'Show Needs for analysis',
    'Show Segments',
    'Show Initiatives',
    'Show Report',
    'Show Versions',
    'Export: Excel, with scores and remarks',
    expect.stringContaining('Export: Word'),
    expect.stringContaining('Export: PowerPoint'),
    expect.stringContaining('Export: CSV'),
    expect.stringContaining('Export: Markdown'),
    expect.stringContaining('Export: JSON'),
    expect.stringContaining('Export: Questionnaire'),
    expect.stringMatching(/^Go to step 1: /),
    expect.stringMatching(/^Go to step 2: /),
    '1.1 Minimize the time it takes to board a train',
    'Keyboard shortcuts',
  ])
  await user.type(statement, ' early')
  expect(labels().slice(0, 2)).toEqual([SAVE, 'Undo'])
  await run('Collapse all job steps')
  expect(statement).not.toBeInTheDocument()
  await run('Expand all job steps')
  await run('Undo')
  expect(await screen.findByRole('textbox', { name: 'Outcome statement 1.1' })).toHaveValue(
    'Minimize the time it takes to board a train',
  )
  expect(labels()).toContain('Redo')
})

test('its actions do what their buttons do', async () => {
  const { run, labels, user, statement } = await openCommute()
  await user.type(statement, ' early')
  await run(SAVE)
  await waitFor(async () => {
    const { content: study } = await memory().studies.load('Commute')
    expect(study.jobSteps[0]?.outcomeStatements[0]?.userInput).toMatch(/ early$/)
  })
  await run('Find in study')
  expect(await screen.findByRole('searchbox', { name: 'Find in study' })).toHaveFocus()
  await run('Show Job map')
  expect(await screen.findByRole('link', { name: 'Job map', current: 'page' })).toBeVisible()
  expect(labels()).toContain('Show Write')
  expect(labels()).not.toContain('Find in study')
  await run(labels().find((label) => label.startsWith('Go to step 2')) ?? '')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Job step 2' })).toHaveFocus())
})

test('it opens the formats, and leads to a statement by its text, out of a folded step too', async () => {
  const { run, user, statement } = await openCommute()
  await user.click(statement)
  await run('Export…')
  expect(await screen.findByRole('menu', { name: 'Export…' })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(statement).toHaveFocus())
  await run('Collapse all job steps')
  await run('Show Versions')
  await run('1.1 Minimize the time it takes to board a train')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Outcome statement 1.1' })).toHaveFocus())
})

test('without access it offers what can be read, and on the list what asks for a membership', async () => {
  const { labels, router, host } = await openCommute(false)
  expect(labels()).not.toContain(SAVE)
  expect(labels()).not.toContain('Run validation')
  expect(labels()).toContain('Find in study')
  await act(() => router.navigate('/outcome-validation'))
  await screen.findByRole('button', { name: 'New study' })
  expect(labels()).toEqual(['New study', 'Import', 'Templates and examples'])
  act(() => host.pageActions()[0]?.run())
  expect(host.calls.modals).toEqual(['membershipRequired'])
})
