import { checkText } from '@outcome-studio/shared/domain/checker'
import fc from 'fast-check'
import { feelingGoal } from './feelingGoal.ts'

test.each([
  ['outcomeStatement', 'Minimize the likelihood of feeling lost in a city', 'Avoid feeling lost in a city'],
  ['outcomeStatement', 'Reduce the feeling of being lost', 'Avoid feeling of being lost'],
  ['outcomeStatement', 'Minimize anxiety while waiting', 'Avoid feeling anxiety while waiting'],
  ['outcomeStatement', 'Feel safe during the ride', 'Feel safe during the ride'],
  ['job', 'get to work feeling rested', 'Feel rested'],
  ['job', 'look smart at work', 'look smart at work'],
] as const)('a remark on the %s "%s" offers "%s"', (entity, text, goal) => {
  const remark = checkText(entity, text).find(({ ruleId }) => ruleId === 'O10' || ruleId === 'J4')
  expect(remark).toBeDefined()
  expect(feelingGoal(text, remark?.span ?? null)).toBe(goal)
})

test('keeps the words of any text, and is never empty for a written one', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(40), (text, start) => {
      const goal = feelingGoal(text, { start, end: start + 1 })
      expect(goal === '').toBe(text.trim() === '')
    }),
  )
})
