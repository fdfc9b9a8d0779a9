import { answerTo } from '../testing/answers/answerTo.ts'

test.each([
  ['before', 'pass. total blank on this one'],
  ['wrong', "nothing springs to mind sorry. I'll watch out for it next time"],
  ['executor', "couldn't say, it's a bit of everybody and nobody"],
] as const)('asked for what is %s, nothing of %j is asked about', (about, answer) => {
  const { intent, reply, drafts } = answerTo(about, answer)
  expect(intent).toBe('dontKnow')
  expect(drafts).toEqual([])
  expect(reply).toContain('No problem.')
})

test.each([
  ['before', 'no clue what you want here, though I do pick the seeds first', ['Pick the seeds']],
  [
    'long',
    "couldn't put a number on it but finding the hose takes ages",
    ['Minimize the time it takes to find the hose'],
  ],
] as const)('asked for what is %s, the fact of %j is drafted', (about, answer, drafts) => {
  expect(answerTo(about, answer).drafts).toEqual(drafts)
})
