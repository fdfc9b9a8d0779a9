import { leftOut } from './leftOut.ts'

test.each([
  ['the glaze runs, so the buyer sends it back', 'the glaze runs', 'so the buyer sends it back'],
  [
    'the shop runs out of clay because nobody ordered any',
    'the potter runs out of clay',
    'because nobody ordered any',
  ],
  ['the kiln overheats and this is not recorded', 'the kiln overheats', 'and this is not recorded'],
  [
    'a lid cracks, which is noticed only on the next day',
    'a lid cracks',
    'which is noticed only on the next day',
  ],
  ["I can't find the lid", 'the lid cannot be found', ''],
  ['waiting for the kiln', 'Minimize the time spent waiting for the kiln', ''],
  ['the barista go away', 'the barista goes away', ''],
  ['I guess the clay dries, honestly', 'the clay dries', ''],
  ['an hour a week on the forms', 'Minimize the time spent on the forms', ''],
])('of %j, the draft %j leaves out %j', (told, draft, left) => {
  expect(leftOut(told, [draft])).toBe(left)
})
