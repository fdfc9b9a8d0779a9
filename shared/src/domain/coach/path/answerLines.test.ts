import { OUTCOME_QUESTIONS } from '../drafts/OUTCOME_QUESTIONS.ts'
import { messageOfLines } from '../lines/AnswerLine.ts'
import { answerLines } from './answerLines.ts'
import { askQuestion } from './askQuestion.ts'
import type { CoachQuestion } from './CoachState.ts'

const study = { jtbd: { uuid: 'job', executor: '', userInput: '' }, jobSteps: [] }

test.each(OUTCOME_QUESTIONS)('the question about what is %s shows the beginning of its lines', (about) => {
  const question: CoachQuestion = { kind: 'outcomes', stepId: 'step', about }
  const [line] = answerLines(question)
  expect(askQuestion(question, study).text).toContain(`*${line?.beginning} …*`)
})

test('the last question takes a line of each kind, and a question about people none', () => {
  expect(answerLines({ kind: 'gaps' }).map(({ about }) => about)).toEqual(OUTCOME_QUESTIONS)
  expect(answerLines({ kind: 'executor' })).toEqual([])
})

test('a message is made of the lines that are filled in', () => {
  const [before, after] = answerLines({ kind: 'steps', about: 'around' })
  if (before === undefined || after === undefined) throw new Error('the lines are missing')
  const lines = [
    { ...before, told: ' mix the glaze ' },
    { ...before, told: '' },
    { ...after, told: 'cool the kiln' },
  ]
  expect(messageOfLines(lines)).toBe('Before: mix the glaze\nAfter: cool the kiln')
})

test.each([
  ['It takes long to find the tag', 'find the tag'],
  ['Minimize the time it takes to find the tag', 'find the tag'],
  ['minimize the likelihood that ', ''],
  ['it fits', 'it fits'],
])('of %j, a line sends %j behind its beginning', (told, sent) => {
  const [line] = answerLines({ kind: 'outcomes', stepId: 'step', about: 'long' })
  if (line === undefined) throw new Error('the line is missing')
  expect(messageOfLines([{ ...line, told }])).toBe(sent === '' ? '' : `It takes long to ${sent}`)
})
