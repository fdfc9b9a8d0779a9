import { describeValidation } from './describeValidation.ts'

const counts = { error: 2, warning: 1, hint: 0 }
const KEPT = 'Save the study to keep these results.'

test.each([
  [{ kind: 'running', checked: 120, total: 300 } as const, 'Checked 120 of 300'],
  [
    { kind: 'stopped', checked: 1, total: 300 } as const,
    'Stopped after 1 of 300 texts. What was found so far is kept.',
  ],
  [
    { kind: 'failed', checked: 0, total: 1, message: 'Why.' } as const,
    'The validation did not run, and nothing was changed. Why.',
  ],
  [
    { kind: 'failed', checked: 40, total: 300, message: 'Why.' } as const,
    'The validation got as far as 40 of 300 texts, and what it found is kept. Why.',
  ],
  [
    { kind: 'done', report: { checked: 1, counts, changed: 0, unjudged: 0, refusal: null } } as const,
    `Validated 1 text: 2 errors, 1 warning. ${KEPT}`,
  ],
  [
    { kind: 'done', report: { checked: 9, counts, changed: 1, unjudged: 0, refusal: null } } as const,
    `Validated 9 texts: 2 errors, 1 warning. 1 text was edited meanwhile and is not included. ${KEPT}`,
  ],
  [
    { kind: 'done', report: { checked: 9, counts, changed: 2, unjudged: 3, refusal: null } } as const,
    `Validated 9 texts: 2 errors, 1 warning. 2 texts were edited meanwhile and are not included. The language model gave no answer on 3 texts. ${KEPT}`,
  ],
  [
    { kind: 'done', report: { checked: 9, counts, changed: 0, unjudged: 9, refusal: 'member' } } as const,
    `Validated 9 texts: 2 errors, 1 warning. The language model gave no answer on 9 texts. You have used today's checks by the language model. The built-in checks still ran. Try again after midnight UTC. ${KEPT}`,
  ],
  [
    { kind: 'done', report: { checked: 0, counts, changed: 0, unjudged: 0, refusal: null } } as const,
    'Nothing has changed since the last run.',
  ],
])('%j reads "%s"', (state, words) => {
  expect(describeValidation(state, false)).toBe(words)
})

test('results that are saved need no saving', () => {
  const report = { checked: 1, counts, changed: 0, unjudged: 0, refusal: null }
  expect(describeValidation({ kind: 'done', report }, true)).toBe('Validated 1 text: 2 errors, 1 warning.')
})
