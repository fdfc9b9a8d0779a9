import { COACH_GOAL_MAX_LENGTH, COACH_MAX_GOALS } from '@outcome-studio/shared/domain/coach'
import { goalId, needsUuid, newGoal, newNeeds } from '@outcome-studio/shared/domain/needs'
import { coachNeeds } from './coachNeeds.ts'

const goals = (count: number, text: string) =>
  Array.from({ length: count }, (_, index) =>
    newGoal({ id: goalId(`goal-${index}`), layer: 'related', text }),
  )
const read = (...all: readonly ReturnType<typeof newGoal>[]) =>
  coachNeeds({ ...newNeeds(needsUuid('needs')), goals: all })

test('goals without text are left out', () => {
  expect(read(...goals(1, 'Feed guests'), ...goals(1, ' ')).goals).toEqual([
    { layer: 'related', text: 'Feed guests' },
  ])
})

test('of more or longer goals than the coach reads, the first ones and their beginnings are sent', () => {
  const { goals: sent } = read(...goals(COACH_MAX_GOALS + 1, 'word '.repeat(COACH_GOAL_MAX_LENGTH)))
  expect(sent).toHaveLength(COACH_MAX_GOALS)
  expect(sent[0]?.text).toHaveLength(COACH_GOAL_MAX_LENGTH)
})
