import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openNeeds } from '../../testing/openNeeds.tsx'
import { storeNeeds } from '../../testing/storeNeeds.ts'

// jsdom has no media queries. The window is wide here.
beforeAll(() => void Object.assign(globalThis, { matchMedia: () => ({ matches: true }) }))
afterAll(() => void Reflect.deleteProperty(globalThis, 'matchMedia'))

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const panel = () => within(screen.getByRole('complementary', { name: 'Details of the chosen goal' }))
const goal = (number: number) =>
  within(screen.getByRole('region', { name: 'Related jobs' })).getByRole('textbox', {
    name: `Goal ${number}`,
  })

const open = async () => {
  await storeNeeds('Commute', { related: ['plan the day', 'meet a friend'] })
  const view = openNeeds({ path: '/Commute' })
  await screen.findByRole('textbox', { name: 'Core job' })
  return view
}

test('the details of the goal that has the focus are over the map, until they are hidden', async () => {
  const { user, container } = await open()
  const name = 'Details of the chosen goal'
  expect(screen.queryByRole('complementary', { name })).not.toBeInTheDocument()
  await user.click(goal(2))
  expect(panel().getByRole('heading', { name: 'Related job 2' })).toBeInTheDocument()
  expect(panel().getByText('meet a friend')).toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
  await user.click(panel().getByRole('button', { name: 'Hide details' }))
  expect(screen.queryByRole('complementary', { name })).not.toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Map' })).toHaveFocus()
})

test('the details show the text as it is written and undone', async () => {
  const { user } = await open()
  await user.click(goal(1))
  await user.keyboard('{End} ahead')
  expect(panel().getByText('plan the day ahead')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(panel().getByText('plan the day')).toBeInTheDocument()
  await user.click(goal(2))
  expect(panel().getByText('meet a friend')).toBeInTheDocument()
  expect(panel().queryByText('plan the day')).not.toBeInTheDocument()
})

test('a shortcut leads into the details, and Escape back', async () => {
  const { user } = await open()
  await user.click(goal(1))
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(panel().getByRole('textbox', { name: 'Today' })).toHaveFocus()
  await user.keyboard('on paper{Escape}')
  expect(goal(1)).toHaveFocus()
})

test('what is written there is saved and undone like any edit', async () => {
  const { user } = await open()
  await user.click(goal(1))
  await user.type(panel().getByRole('textbox', { name: 'Today' }), 'on paper')
  await user.click(panel().getByRole('radio', { name: '5' }))
  await user.click(panel().getByRole('button', { name: 'Clear' }))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(panel().getByRole('radio', { name: '5' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved'))
  expect((await memory().needs.load('Commute')).content.states).toEqual([
    { goalId: 'related-1', current: 'on paper', desired: '', conditions: '', importance: 5 },
  ])
})

test('when the chosen goal is removed, the next one has the focus and the details', async () => {
  const { user } = await open()
  await user.click(goal(1))
  await user.click(panel().getByRole('button', { name: 'Remove' }))
  expect(goal(1)).toHaveFocus()
  expect(panel().getByText('meet a friend')).toBeInTheDocument()
})
