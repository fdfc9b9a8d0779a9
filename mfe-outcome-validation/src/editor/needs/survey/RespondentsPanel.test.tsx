import { currentRespondents } from '@outcome-studio/shared/data'
import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { answersOf, simulatedTable } from '../../../domain/segments/testing/simulatedSurvey.ts'
import { openStudio } from '../../../testing/openStudio.tsx'
import { storeStudy } from '../../../testing/storeStudy.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const ANSWERS = answersOf(simulatedTable({ respondents: 20, outcomes: 4 }))
const AT_ONCE = { onChunk: () => {}, signal: new AbortController().signal }
const STATEMENTS = [['Minimize the time it takes to choose a route']]
const uuidOf = async () => (await memory().studies.load('Commute')).header.uuid

test('answers are read once while a member goes from view to view', async () => {
  await storeStudy('Commute', STATEMENTS)
  await currentRespondents().replace(await uuidOf(), ANSWERS, AT_ONCE)
  const load = jest.spyOn(currentRespondents(), 'load')
  const { user } = openStudio({ path: '/Commute?view=segments' })
  await screen.findByRole('button', { name: 'Find clusters' })
  await user.click(screen.getByRole('link', { name: /^Needs/ }))
  await screen.findByRole('region', { name: 'Respondents' })
  await user.click(screen.getByRole('link', { name: 'Segments' }))
  await screen.findByRole('button', { name: 'Find clusters' })
  expect(load).toHaveBeenCalledTimes(1)
})

test('answers of an import that was not finished are said, and can be deleted', async () => {
  await storeStudy('Commute', STATEMENTS)
  const left = { current: null, pending: { id: 'left', first: 1, chunks: 1 } }
  jest.spyOn(currentRespondents(), 'head').mockResolvedValueOnce(left)
  const remove = jest.spyOn(currentRespondents(), 'remove')
  const { user, container } = openStudio({ path: '/Commute?view=needs' })
  expect(await screen.findByText(/An import of respondents was not finished/)).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  await user.click(screen.getByRole('button', { name: 'Delete its answers' }))
  await waitFor(() => expect(screen.queryByText(/was not finished/)).not.toBeInTheDocument())
  expect(remove).toHaveBeenCalledWith(await uuidOf())
})
