import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { goalId, type Needs, needsUuid } from '@outcome-studio/shared/domain/needs'
import { studyUuid } from '@outcome-studio/shared/domain/study'
import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openNeeds } from '../testing/openNeeds.tsx'
import { openPart } from '../testing/openPart.tsx'
import { storeRatedStudy } from '../testing/ratedStudy.ts'
import { GoalOpportunity } from './GoalOpportunity.tsx'
import { LayerOpportunity } from './LayerOpportunity.tsx'

const CORE = goalId('core')
const OUTCOME = goalId('outcome')
const EXTREME = { importance: 8.9, satisfaction: 1.2 }
const SERVED = { importance: 4, satisfaction: 4 }

const needs: Needs = {
  uuid: needsUuid('needs'),
  vertical: '',
  goals: [
    {
      id: CORE,
      layer: 'core',
      text: 'Get to work',
      study: { uuid: studyUuid('Trip'), docName: 'Trip' },
    },
    { id: OUTCOME, layer: 'outcomes', text: 'Minimize the time it takes to plan' },
  ],
  states: [],
}

const part = (
  <>
    <section aria-label="core">
      <LayerOpportunity layer="core" />
      <GoalOpportunity goalId={CORE} />
    </section>
    <section aria-label="outcome">
      <LayerOpportunity layer="outcomes" />
      <GoalOpportunity goalId={OUTCOME} />
    </section>
  </>
)

const core = () => screen.getByRole('region', { name: 'core' })
const outcome = () => screen.getByRole('region', { name: 'outcome' })

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

test('a job and its outcome show the ratings of the linked study, with no accessibility findings', async () => {
  await storeRatedStudy('Trip', { 'Minimize the time it takes to plan': EXTREME, other: SERVED })
  const { container } = await openPart(part, needs)
  expect(await screen.findByText('Opportunity 16.6, extreme')).toBeVisible()
  expect(core()).toHaveTextContent(
    'Opportunity 10.3 on average, 1 of 2 outcomes underservedOpportunity up to 16.6, extreme; 10.3 on average',
  )
  expect(outcome()).toHaveTextContent('Opportunity 16.6 on average, 1 of 1 outcome underserved')
  expect(await axe(container)).toHaveNoViolations()
})

test('the study is found after it was renamed', async () => {
  await storeRatedStudy('Trip', { other: EXTREME })
  await memory().studies.rename('Trip', 'Journey', studyUuid('Trip'))
  await openPart(part, needs)
  await waitFor(() => expect(core()).toHaveTextContent('Opportunity up to 16.6'))
})

test('an edit of a goal’s text changes its opportunity', async () => {
  await storeRatedStudy('Trip', { other: EXTREME })
  const { session } = await openPart(part, needs)
  await waitFor(() => expect(core()).toHaveTextContent('Opportunity'))
  expect(outcome()).toBeEmptyDOMElement()
  act(() => void session.apply({ kind: 'setGoalText', goalId: OUTCOME, text: 'Other' }))
  await waitFor(() => expect(outcome()).toHaveTextContent('Opportunity 16.6, extreme'))
  act(() => void session.undo())
  await waitFor(() => expect(outcome()).toBeEmptyDOMElement())
})

test('nothing is shown after the link is removed', async () => {
  await storeRatedStudy('Trip', { other: EXTREME })
  const { session } = await openPart(part, needs)
  await waitFor(() => expect(core()).toHaveTextContent('Opportunity'))
  act(() => void session.apply({ kind: 'setGoalFields', goalId: CORE, fields: { study: null } }))
  await waitFor(() => expect(core()).toBeEmptyDOMElement())
})

test.each([
  ['has no ratings', () => storeRatedStudy('Trip', {})],
  ['does not exist', async () => undefined],
  [
    'cannot be loaded',
    async () => {
      await storeRatedStudy('Trip', { other: EXTREME })
      memory().studies.failNext(new StudioError('cen/offline'), 'load')
    },
  ],
])('nothing is shown if the study %s', async (_what, prepare) => {
  await prepare()
  const load = jest.spyOn(memory().studies, 'load')
  const list = jest.spyOn(memory().studies, 'watchList')
  await openPart(part, needs)
  await waitFor(() => expect(list).toHaveBeenCalled())
  await act(() => Promise.allSettled(load.mock.results.map(({ value }) => value)))
  expect(core()).toBeEmptyDOMElement()
  expect(outcome()).toBeEmptyDOMElement()
})

test('without a link, no studies are asked for', async () => {
  const list = jest.spyOn(memory().studies, 'watchList')
  await openPart(part, { ...needs, goals: needs.goals.filter(({ id }) => id === OUTCOME) })
  expect(await screen.findByRole('region', { name: 'outcome' })).toBeEmptyDOMElement()
  expect(list).not.toHaveBeenCalled()
})

test('the map shows the opportunities of goals and layers', async () => {
  await storeRatedStudy('Trip', { 'Minimize the time it takes to plan': EXTREME })
  await memory().needs.save({ docName: 'Commute', content: needs, basedOnRevision: null })
  openNeeds({ path: '/Commute' })
  const outcomes = await screen.findByRole('region', { name: 'Desired outcomes' })
  expect(await within(outcomes).findByText('Opportunity 16.6, extreme')).toBeVisible()
  expect(within(outcomes).getByText('Opportunity 16.6 on average, 1 of 1 outcome underserved')).toBeVisible()
})
