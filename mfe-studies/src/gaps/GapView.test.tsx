import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { type GoalState, goalId } from '@outcome-studio/shared/domain/needs'
import type { StudyHeader } from '@outcome-studio/shared/domain/study'
import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openNeeds } from '../testing/openNeeds.tsx'
import { storeRatedStudy } from '../testing/ratedStudy.ts'
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

const OUTCOME = 'Minimize the time it takes to plan'
const openOutcome = async ({ uuid }: StudyHeader) => {
  const needs = exampleNeeds('Commute', { outcomes: [OUTCOME] })
  const goals = needs.goals.map((goal) =>
    goal.layer === 'core' ? { ...goal, study: { uuid, docName: 'Trip' } } : goal,
  )
  const content = { ...needs, goals, states: [state('outcomes-1', null)] }
  await memory().needs.save({ docName: 'Commute', content, basedOnRevision: null })
  return openNeeds({ path: '/Commute?view=gaps' })
}

test('ranks goals by the importance of their gap, and those without one last', async () => {
  const { container } = await open([state('related-1', 2), state('related-2', null), state('related-3', 5)])
  const table = within(await screen.findByRole('table'))
  const goals = table.getAllByRole('button').map(({ textContent }) => textContent)
  expect(goals).toEqual(['buy food', 'plan the day', 'meet a friend', 'Set importance'])
  expect(screen.getByText('3 of 4 goals have a state. 1 gap has no importance yet.')).toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})

test('has no column of drawings while no gap is rated, and leads to where one is rated', async () => {
  const { user } = await open([state('related-1', 2), state('related-2', null)])
  const [, rated, unrated] = await screen.findAllByRole('row')
  expect(rated).toHaveTextContent('2 of 5')
  expect(screen.queryByText('Not rated')).not.toBeInTheDocument()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Goal',
    'Importance',
    'Today',
    'Desired',
    'Conditions',
  ])
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.queryByRole('list', { name: 'Key' })).not.toBeInTheDocument()
  const rate = screen.getByRole('button', { name: 'Set importance' })
  expect(unrated).toContainElement(rate)
  await user.click(rate)
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Goal 2' })).toHaveFocus())
})

test('a desired outcome is rated in the study of the core job, and then drawn on its scale', async () => {
  const header = await storeRatedStudy('Trip', {})
  await openOutcome(header)
  const link = await screen.findByRole('link', { name: 'Rate in the study' })
  expect(link).toHaveAttribute('href', '/outcome-validation/Trip?view=needs')
  expect(screen.queryByRole('button', { name: 'Set importance' })).not.toBeInTheDocument()
})

test('a rated gap is drawn from today to the desired state', async () => {
  const header = await storeRatedStudy('Trip', { [OUTCOME]: { importance: 9, satisfaction: 3 } })
  await openOutcome(header)
  expect(await screen.findByRole('img', { name: 'From 3 to 9 of 10, by ratings' })).toBeInTheDocument()
  expect(screen.getByRole('list', { name: 'Key' })).toBeInTheDocument()
  expect(screen.queryByText('Not rated')).not.toBeInTheDocument()
})

test('once a gap is rated, any other says that it is not', async () => {
  const { uuid } = await storeRatedStudy('Trip', { [OUTCOME]: { importance: 9, satisfaction: 3 } })
  const needs = exampleNeeds('Commute', { outcomes: [OUTCOME], related: ['plan the day'] })
  const goals = needs.goals.map((goal) =>
    goal.layer === 'core' ? { ...goal, study: { uuid, docName: 'Trip' } } : goal,
  )
  const content = { ...needs, goals, states: [state('outcomes-1', null), state('related-1', null)] }
  await memory().needs.save({ docName: 'Commute', content, basedOnRevision: null })
  openNeeds({ path: '/Commute?view=gaps' })
  expect(await screen.findByRole('columnheader', { name: /^From today to desired/ })).toBeInTheDocument()
  const [unrated] = screen.getAllByRole('row').filter((row) => row.textContent?.includes('plan the day'))
  expect(unrated).toHaveTextContent('Not rated')
  expect(unrated).toContainElement(screen.getByRole('button', { name: 'Set importance' }))
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
