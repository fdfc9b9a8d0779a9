import * as fc from 'fast-check'
import {
  checkAnswers,
  parseAnswers,
  parseQuestions,
  type RegistrationQuestion,
} from './RegistrationQuestion.ts'

const question = (fields: Partial<RegistrationQuestion>): RegistrationQuestion => ({
  id: 'q',
  label: 'Question',
  kind: 'text',
  options: [],
  isRequired: false,
  ...fields,
})
const DAYS = ['Monday', 'Friday, late']

test.each([
  ['an optional text that is missing', question({}), undefined, null],
  ['a required text that is missing', question({ isRequired: true }), undefined, 'missing'],
  ['a required text of spaces', question({ isRequired: true }), ' \n', 'missing'],
  ['a text', question({ isRequired: true }), 'Berlin', null],
  ['the longest text', question({}), '🚦'.repeat(500), null],
  ['a text that is too long', question({}), 'x'.repeat(1_001), 'tooLong'],
  ['an option', question({ kind: 'single', options: DAYS }), 'Friday, late', null],
  ['something else than the options', question({ kind: 'single', options: DAYS }), 'Sunday', 'notAnOption'],
  ['two options for one', question({ kind: 'single', options: DAYS }), 'Monday\nFriday, late', 'notAnOption'],
  ['two options', question({ kind: 'multiple', options: DAYS }), 'Monday\nFriday, late', null],
  [
    'an option and another text',
    question({ kind: 'multiple', options: DAYS }),
    'Monday\nSunday',
    'notAnOption',
  ],
])('%s', (_what, asked, answer, problem) => {
  const problems = checkAnswers([asked], answer === undefined ? {} : { q: answer })
  expect(problems.get('q') ?? null).toBe(problem)
})

test('what is stored is read as far as it is well-formed', () => {
  const good = question({ kind: 'multiple', options: DAYS, isRequired: true })
  expect(
    parseQuestions([good, { id: '' }, null, { ...good, kind: 'date' }, { ...good, options: [1] }]),
  ).toEqual([good, { ...good, options: [] }])
  expect(parseQuestions('none')).toEqual([])
  expect(parseAnswers({ city: 'Berlin', '#Why?': 1 })).toEqual({ city: 'Berlin' })
})

test('answers to unknown questions never matter', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 2 }), fc.string()), (answers) => {
      expect(checkAnswers([question({})], answers).size).toBe(0)
    }),
  )
})
