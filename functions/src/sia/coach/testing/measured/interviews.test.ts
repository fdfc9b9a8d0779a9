import { FRESH_INTERVIEWS } from './freshInterviews.ts'
import { FURTHER_INTERVIEWS } from './furtherInterviews.ts'
import { HELD_OUT_INTERVIEWS } from './heldOutInterviews.ts'
import { INTERVIEWS } from './interviews.ts'
import { measureInterviews } from './measureInterviews.ts'

/* Do not fit word lists to these interviews, and do not tune on the held-out ones at all. */

test.each([
  ['interviews', INTERVIEWS],
  ['further interviews', FURTHER_INTERVIEWS],
  ['held-out interviews', HELD_OUT_INTERVIEWS],
  ['fresh held-out interviews', FRESH_INTERVIEWS],
])('leads all %s to ten statements without errors or words of its own', (_name, interviews) => {
  const { turnsToTen, withoutErrors, unmarkedWords } = measureInterviews(interviews)
  expect(unmarkedWords).toEqual([])
  expect(withoutErrors).toBe(1)
  expect(turnsToTen).toHaveLength(interviews.length)
  expect(turnsToTen.at(-1)).toBeLessThanOrEqual(40)
})
