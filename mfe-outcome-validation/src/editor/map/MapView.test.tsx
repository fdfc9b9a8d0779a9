import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openStudio } from '../../testing/openStudio.tsx'
import { storeStudy } from '../../testing/storeStudy.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const button = (name: string) => screen.getByRole('button', { name })
const section = (name: string) => within(screen.getByRole('region', { name }))
const open = async (...steps: readonly (readonly string[])[]) => {
  await storeStudy('Commute', steps)
  const view = openStudio({ path: '/Commute?view=map' })
  await screen.findByRole('region', { name: 'Job map' })
  return view
}

test('the eight categories stand in their order, each with its question, and steps without one apart', async () => {
  const { container } = await open(['first'])
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles).toEqual([
    'Without a category',
    'Define',
    'Locate',
    'Prepare',
    'Confirm',
    'Execute',
    'Monitor',
    'Modify',
    'Conclude',
  ])
  expect(screen.getByText(/It has 1 step so far/)).toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})

test('a step moves to a category and back, and is stored there', async () => {
  const { user } = await open(['first'], [])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category of job step 1' }), 'Execute')
  expect(section('Execute').getByRole('combobox', { name: 'Category of job step 1' })).toHaveFocus()
  expect(screen.getByText('Job step 1 is now under Execute.')).toBeInTheDocument()
  await user.keyboard('{Control>}z{/Control}')
  expect(section('Steps without a category').getByRole('textbox', { name: 'Job step 1' })).toBeInTheDocument()
  await user.click(button('Redo'))
  await user.click(button('Save'))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved'))
  expect((await memory().studies.load('Commute')).content.jobSteps[0]?.category).toBe('Execute')
})

test('a step is added in a category, where it belongs in the study, as one edit', async () => {
  const { user } = await open(['first'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category of job step 1' }), 'Execute')
  await user.click(button('Add job step to Define'))
  const added = section('Define').getByRole('textbox', { name: 'Job step 1' })
  expect(added).toHaveFocus()
  await user.keyboard('plan{Enter}decide')
  expect(section('Define').getByRole('textbox', { name: 'Job step 2' })).toHaveValue('decide')
  await user.click(button('Undo'))
  await user.click(button('Undo'))
  expect(screen.getAllByRole('textbox')).toHaveLength(2)
})

test('a category that does not apply says why, and can apply again', async () => {
  const { user } = await open()
  await user.click(button('Modify does not apply'))
  const dialog = await screen.findByRole('dialog', { name: 'Modify does not apply' })
  await user.click(within(dialog).getByRole('button', { name: 'Mark it so' }))
  expect(screen.getByRole('textbox', { name: 'Reason' })).toBeInvalid()
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Nothing changes on the way')
  await user.click(within(dialog).getByRole('button', { name: 'Mark it so' }))
  expect(screen.getByText('Does not apply: Nothing changes on the way')).toBeInTheDocument()
  expect(
    screen.getByText(/Still open: Define, Locate, Prepare, Confirm, Execute, Monitor, Conclude\./),
  ).toBeInTheDocument()
  await user.click(button('Modify does apply'))
  expect(screen.queryByText(/Nothing changes on the way/)).not.toBeInTheDocument()
})

test('a step counts its statements and remarks in numbers, which are named in words', async () => {
  await storeStudy('Commute', [['Reduce the time it takes to plan the trip', 'second']])
  openStudio({ path: '/Commute?view=map' })
  const counts = await screen.findByRole('button', { name: /^2 outcome statements, \d remarks?$/ })
  expect(counts).toHaveAttribute('title', expect.stringMatching(/^2 outcome statements, /))
  const numbers = counts.querySelector('[aria-hidden]')
  expect(numbers?.textContent).toMatch(/^2\d$/)
  expect(numbers?.querySelector('[data-severity]')).toBeInTheDocument()
})

test('from a step one comes to its outcome statements, and the address follows', async () => {
  const { user, router } = await open(['first', 'second'])
  await user.click(screen.getByRole('button', { name: /^2 outcome statements/ }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Outcome statement 1.1' })).toHaveFocus())
  expect(router.state.location.search).toBe('')
  await user.click(screen.getByRole('link', { name: 'Job map' }))
  await screen.findByRole('region', { name: 'Job map' })
  expect(router.state.location.search).toBe('?view=map')
})

test('a new name keeps the view, and a view asks nothing of unsaved work', async () => {
  const { user, router, host } = await open(['first'])
  await user.type(screen.getByRole('textbox', { name: 'Job step 1' }), '!')
  await user.click(screen.getByRole('link', { name: 'Write' }))
  const name = await screen.findByRole('textbox', { name: 'Study name' })
  await user.clear(name)
  await user.type(name, 'Travel')
  await user.click(screen.getByRole('link', { name: 'Job map' }))
  expect(host.isUnsaved()).toBe(true)
  await user.click(button('Save'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/outcome-validation/Travel'))
  expect(router.state.location.search).toBe('?view=map')
  expect(screen.getByRole('region', { name: 'Job map' })).toBeInTheDocument()
})

test('steps are sorted by their first verb, after the suggestions were shown, as one edit', async () => {
  const { user } = await open(['first'], [])
  await user.click(button('Sort my steps'))
  const dialog = await screen.findByRole('dialog', { name: 'Sort my steps' })
  expect(dialog).toHaveTextContent('1 plan leg 1 of the trip: Define')
  await user.click(within(dialog).getByRole('button', { name: 'Apply' }))
  expect(section('Define').getByRole('textbox', { name: 'Job step 2' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Sort my steps' })).not.toBeInTheDocument()
  await user.click(button('Undo'))
  expect(section('Steps without a category').getAllByRole('textbox')).toHaveLength(2)
})

test('steps that get no suggestion are named', async () => {
  const { user } = await open([], [], [])
  const step = async (number: number, text: string) => {
    const field = screen.getByRole('textbox', { name: `Job step ${number}` })
    await user.clear(field)
    if (text !== '') await user.type(field, text)
  }
  await step(2, 'juggle three balls')
  await step(3, '')
  await user.click(button('Sort my steps'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sort my steps' }))
  const [suggested, undecided] = dialog.getAllByRole('list')
  expect(suggested).toHaveTextContent(/^1 plan leg 1 of the trip: Define$/)
  expect(
    within(undecided ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['2 juggle three balls', '3 Untitled step'])
})

test('the map names executor and job, and explains its categories', async () => {
  const { user } = await open(['first'])
  expect(screen.getByText('commuters · reach a destination on time')).toBeInTheDocument()
  await user.click(button('About Conclude'))
  expect(screen.getByRole('dialog', { name: 'About Conclude' })).toHaveFocus()
  expect(section('Conclude').getByText(/Steps often start with store, finish, close\./)).toBeInTheDocument()
})
