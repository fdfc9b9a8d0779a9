import { answerLines, type CoachQuestion, type LinePreview } from '@outcome-studio/shared/domain/coach'
import { lineHint } from './lineHint.ts'

const STEPS: CoachQuestion = { kind: 'steps', about: 'execute' }
const wrong: CoachQuestion = { kind: 'outcomes', stepId: 'step', about: 'wrong' }
const preview: LinePreview = { drafts: [], remarks: [], isKnown: false, step: null }

function hint(question: CoachQuestion, told: string, known?: Partial<LinePreview>) {
  const [kind] = answerLines(question)
  if (kind === undefined) throw new Error('the question takes no lines')
  const hints = lineHint({ ...kind, told }, known && { ...preview, ...known })
  return hints.map((each) => [each.kind, each.text])
}

test('an empty line says what it will become', () => {
  expect(hint(wrong, ' ')).toEqual([['form', 'Minimize the likelihood that …']])
  expect(hint(STEPS, '')).toEqual([['form', 'Say it as a verb and its object, such as “weigh the flour”.']])
})

test.each([
  [wrong, 'it falls off the roof rack', 'Name what “it” stands for: a statement is read on its own.'],
  [STEPS, 'press it', 'Name what “it” stands for: a step is read on its own.'],
  [STEPS, 'weigh the flour, and sift the sugar', 'Write the second step in a line of its own.'],
])('what %j asks of %j comes before its preview', (question, told, expected) => {
  expect(hint(question, told, { drafts: ['…'], isKnown: true })).toEqual([['tip', expected]])
})

test('a step whose “it” the lines before name is shown with its name', () => {
  const preview = { drafts: ['Press the shirt'], remarks: [], isKnown: false, step: null }
  expect(hint(STEPS, 'press it', preview)).toEqual([['draft', 'Press the shirt']])
  expect(hint(STEPS, 'press it', { ...preview, drafts: [] })).toEqual([
    ['tip', 'Name what “it” stands for: a step is read on its own.'],
  ])
})

test('what was drafted with a name for “I” needs no other name', () => {
  const drafts = ['Minimize the likelihood that the packer drops the lid']
  expect(hint(wrong, 'I drop the lid', { drafts })).toEqual([['draft', drafts[0]]])
  expect(hint(wrong, 'I drop the lid', { drafts: ['Minimize the likelihood that it drops'] })).toEqual([
    ['tip', 'Name what “I” stands for: a statement is read on its own.'],
  ])
})

test('who is meant by what was left out is not asked', () => {
  const drafts = ['Minimize the likelihood that the lid falls off']
  expect(hint(wrong, 'the lid falls off and I search the whole shop', { drafts })).toEqual([
    ['draft', drafts[0]],
    ['tip', 'Left out: “and I search the whole shop”. If it matters, write it in a line of its own.'],
  ])
})

test('words that no draft has are named', () => {
  const drafts = ['Minimize the likelihood that the lid falls off']
  expect(hint(wrong, 'the lid falls off, so the customer complains', { drafts })).toEqual([
    ['draft', drafts[0]],
    ['tip', 'Left out: “so the customer complains”. If it matters, write it in a line of its own.'],
  ])
})

test.each(['Minimize the likelihood that a label falls off', 'it goes wrong when a label falls off'])(
  'a line may repeat its beginning: %j',
  (told) => {
    expect(hint(wrong, told)).toEqual([['draft', 'Minimize the likelihood that a label falls off']])
  },
)

test('a step may say who does it', () => {
  expect(hint(STEPS, 'I weigh the flour', { drafts: ['Weigh the flour'] })).toEqual([
    ['draft', 'Weigh the flour'],
  ])
})

test('a step that was not asked about is named', () => {
  const known = { drafts: ['Minimize the likelihood that a label falls off'], step: 'Pack the box' }
  expect(hint(wrong, 'a label falls off', known)).toEqual([
    ['draft', 'Minimize the likelihood that a label falls off'],
    ['place', 'Goes under “Pack the box”.'],
  ])
})

test.each([
  [{ isKnown: true }, 'Your study has this already.'],
  [{}, 'Say it as a verb and its object, such as “weigh the flour”.'],
])('a line without a draft gets a tip: %j', (known, expected) => {
  expect(hint(STEPS, 'weigh the flour', known)).toEqual([['tip', expected]])
})

test('several drafts and remarks stand in lines of their own', () => {
  const known = { drafts: ['Weigh the flour', 'Sift the sugar'], remarks: ['Is this one step?'] }
  expect(hint(STEPS, 'weigh the flour and sift the sugar', known)).toEqual([
    ['draft', 'Weigh the flour'],
    ['draft', 'Sift the sugar'],
    ['warning', 'Is this one step?'],
  ])
})
