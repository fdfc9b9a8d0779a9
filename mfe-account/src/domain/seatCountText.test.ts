import { parseSeatCount, seatCountProblem } from './seatCountText.ts'

const NUMBER = 'Please enter a whole number up to 1000.'

test.each([
  ['2', 0, undefined],
  [' 1000 ', 0, undefined],
  ['1', 0, 'A group has at least 2 seats.'],
  ['0', 0, 'A group has at least 2 seats.'],
  ['', 0, NUMBER],
  ['2.5', 0, NUMBER],
  ['-3', 0, NUMBER],
  ['three', 0, NUMBER],
  ['1001', 0, NUMBER],
  ['10000', 0, NUMBER],
  ['2', 3, '3 seats are taken. Free seats or withdraw invitations first.'],
  ['3', 3, undefined],
])('%j seats, of which %d are taken: %s', (text, taken, problem) => {
  expect(seatCountProblem(parseSeatCount(text), taken)).toBe(problem)
})
