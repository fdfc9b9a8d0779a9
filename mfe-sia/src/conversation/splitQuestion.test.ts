import { splitQuestion } from './splitQuestion.ts'

const DRAFTS = 'This is how I understood you:'

test.each([
  ['the next question', `${DRAFTS}\n\n**What takes long?**`, 'model', '**What takes long?**'],
  [
    'the last sentence of the built-in coach',
    `${DRAFTS}\n\nAccept one of the steps.`,
    'rules',
    'Accept one of the steps.',
  ],
  ['a question among other paragraphs', `${DRAFTS}\n\nOne is long.\n\nWhat else? `, 'model', 'What else?'],
  ['no last paragraph of a model that asks nothing', `You said so.\n\n${DRAFTS}`, 'model', ''],
  ['no only paragraph', `${DRAFTS} What else?`, 'rules', ''],
  ['no end of a block of code', `${DRAFTS}\n\n\`\`\`\na\n\nb?\n\`\`\``, 'model', ''],
] as const)('below the proposals stands %s', (_what, text, by, question) => {
  const split = splitQuestion(text, { hasProposals: true, by })
  expect(split.question).toBe(question)
  const whole = split.question === '' ? split.lead : `${split.lead}\n\n${split.question}`
  expect(whole.trimEnd()).toBe(text.trimEnd())
})

test('without proposals an answer stays whole', () => {
  const text = `${DRAFTS}\n\nWhat else?`
  expect(splitQuestion(text, { hasProposals: false, by: 'rules' })).toEqual({ lead: text, question: '' })
})
