import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { type GoalState, goalId } from '@outcome-studio/shared/domain/needs'
import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openNeeds } from '../testing/openNeeds.tsx'
import { exampleNeeds } from '../testing/storeNeeds.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const state = (id: string, importance: number | null): GoalState => ({
  goalId: goalId(id),
  current: 'by hand',
  desired: 'by itself',
  conditions: 'at night',
  importance,
})
const open = async (states: readonly GoalState[]) => {
  const needs = {
    ...exampleNeeds('Commute', { related: ['plan the day', 'meet a friend', 'buy food'] }),
    states,
  }
  await memory().needs.save({ docName: 'Commute', content: needs, basedOnRevision: null })
  return openNeeds({ path: '/Commute?view=gaps' })
}

test('ranks goals by the importance of their gap, and those without one last', async () => {
  const { container } = await open([state('related-1', 2), state('related-2', null), state('related-3', 5)])
  const table = within(await screen.findByRole('table'))
  const goals = table.getAllByRole('button').map(({ textContent }) => textContent)
  expect(goals).toEqual(['buy food', 'plan the day', 'meet a friend'])
  expect(screen.getByText('3 of 4 goals have a state. 1 gap has no importance yet.')).toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})

test('counts goals with a text only', async () => {
  const needs = {
    ...exampleNeeds('Commute', { related: ['plan the day', '', ' '] }),
    states: [state('related-1', 2), state('related-2', null)],
  }
  await memory().needs.save({ docName: 'Commute', content: needs, basedOnRevision: null })
  openNeeds({ path: '/Commute?view=gaps' })
  expect(await screen.findByText('1 of 2 goals has a state.')).toBeInTheDocument()
})

test('leads from a gap to the goal on the map, at its address', async () => {
  const { user, router } = await open([state('related-1', 2)])
  await user.click(await screen.findByRole('button', { name: 'plan the day' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Goal 1' })).toHaveFocus())
  expect(router.state.location.search).toBe('')
})

test('says how a gap comes about when there is none', async () => {
  const { container } = await open([])
  expect(await screen.findByText('No gaps yet')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to the map' })).toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})
