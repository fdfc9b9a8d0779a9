import { budgetText, composerHint } from './composerTexts.ts'

const resetsAt = '2026-03-11T00:00:00.000Z'

test.each([
  [null, null],
  [{ left: 21, resetsAt }, null],
  [{ left: 20, resetsAt }, '20 language model answers are left until'],
  [{ left: 1, resetsAt }, '1 language model answer is left until'],
  [{ left: 0, resetsAt }, 'The built-in coach answers until'],
])('a budget of %j', (budget, text) => {
  if (text === null) expect(budgetText(budget)).toBeNull()
  else expect(budgetText(budget)).toContain(text)
})

test.each([
  [null, true, true, 'Enter sends, Shift+Enter starts a new line.'],
  [null, true, false, null],
  [null, false, false, 'You are offline. What you write stays here until you send it.'],
  ['unanswered', true, false, expect.stringContaining('no answer yet')],
] as const)(
  'below the field with block %s, online %s, by keyboard %s: %s',
  (block, isOnline, isByKeyboard, text) => {
    expect(composerHint(block, { isOnline, isByKeyboard })).toEqual(text)
  },
)
