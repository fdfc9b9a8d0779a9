import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import type { Study } from '@outcome-studio/shared/domain/study'
import { screen, waitFor } from '@testing-library/react'
import { answersOf, simulatedTable } from '../../../domain/segments/testing/simulatedSurvey.ts'
import { openSegments, SURVEY_SIZE } from '../../../testing/openSegments.ts'
import { saveElsewhere } from '../../../testing/saveElsewhere.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const button = (name: string) => screen.findByRole('button', { name })

const rateAndRename = ({ jtbd, jobSteps, ...study }: Study): Study => ({
  ...study,
  jtbd: { ...jtbd, executor: 'carpenters' },
  jobSteps: jobSteps.map((step) => ({
    ...step,
    outcomeStatements: step.outcomeStatements.toReversed().map((each) => ({
      ...each,
      userInput: `${each.userInput} well`,
      rating: { importance: 9, satisfaction: 2 },
    })),
  })),
})

const withoutTheFirst = ({ jobSteps, ...study }: Study): Study => ({
  ...study,
  jobSteps: jobSteps.map((step) => ({ ...step, outcomeStatements: step.outcomeStatements.slice(1) })),
})

test('a search that was stopped stays so when another tab saves what is not clustered', async () => {
  const { user } = await openSegments({
    answers: answersOf(simulatedTable({ respondents: 1500, outcomes: 20 })),
  })
  await user.click(await button('Find clusters'))
  await user.click(await button('Stop'))
  await saveElsewhere('Saw', rateAndRename)
  expect(screen.getByText('The search was stopped. Nothing was changed.')).toBeVisible()
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

test('found clusters stay when another tab saves what is not clustered', async () => {
  const { user } = await openSegments()
  await user.click(await button('Find clusters'))
  await user.click(await screen.findByRole('radio', { name: /^3 clusters/ }))
  await saveElsewhere('Saw', rateAndRename)
  expect(screen.getByRole('radio', { name: /^3 clusters/ })).toBeChecked()
})

test('the search starts again when another tab removes an outcome', async () => {
  const { user } = await openSegments()
  await user.click(await button('Find clusters'))
  await screen.findByRole('radio', { name: /^2 clusters/ })
  await saveElsewhere('Saw', withoutTheFirst)
  await user.click(await button('Add 2 segments'))
  await user.click(await button('Save'))
  await waitFor(async () => {
    const [stored] = (await memory().studies.load('Saw')).content.segments ?? []
    expect(stored?.kind === 'clusters' ? stored.outcomes : []).toHaveLength(SURVEY_SIZE.outcomes - 1)
  })
})
