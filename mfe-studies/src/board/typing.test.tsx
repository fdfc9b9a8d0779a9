import { resetMemory } from '@outcome-studio/shared/data/testing'
import { screen, within } from '@testing-library/react'
import { openNeeds } from '../testing/openNeeds.tsx'
import { storeNeeds } from '../testing/storeNeeds.ts'

const mockRendered: string[] = []

jest.mock('./rows/GoalField.tsx', () => {
  const actual = jest.requireActual('./rows/GoalField.tsx')
  return {
    GoalField: (props: { readonly goalId: string }) => {
      mockRendered.push(props.goalId)
      return actual.GoalField(props)
    },
  }
})

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

test('a key in one of 200 goals renders none of them', async () => {
  const texts = (layer: string, count: number) => Array.from({ length: count }, (_, at) => `${layer} ${at}`)
  await storeNeeds('Large', {
    outcomes: texts('outcome', 100),
    related: texts('job', 20),
    consumption: texts('step', 30),
    financial: texts('cost', 50),
  })
  const { user } = openNeeds({ path: '/Large' })
  const region = within(await screen.findByRole('region', { name: 'Desired outcomes' }))
  const goal = await region.findByRole('textbox', { name: 'Goal 100' })
  await user.click(goal)
  // The first key also makes the document unsaved.
  await user.keyboard('a')
  mockRendered.length = 0
  await user.keyboard('bc')
  expect(goal).toHaveValue('outcome 99abc')
  expect(mockRendered).toEqual([])
})
