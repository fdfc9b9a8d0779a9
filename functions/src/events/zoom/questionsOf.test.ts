import { answerFields, questionsOf } from './questionsOf.ts'

test('the questions of Zoom are asked with their kinds', () => {
  const questions = questionsOf({
    questions: [
      { field_name: 'last_name', required: true },
      { field_name: 'city', required: true },
      { field_name: 'no_of_employees', required: false },
      { field_name: 'future_field', required: false },
    ],
    custom_questions: [
      { title: 'Why?', type: 'short', required: true, answers: [] },
      { title: 'Which day?', type: 'single_radio', required: true, answers: ['Monday', 'Friday'] },
      { title: 'Which topics?', type: 'multiple', required: false, answers: ['Jobs', 'Outcomes'] },
      { title: 'Something new', type: 'slider', required: false, answers: ['1', '2'] },
    ],
  })
  expect(questions.map(({ id, label, kind, isRequired }) => [id, label, kind, isRequired])).toEqual([
    ['city', 'City', 'text', true],
    ['no_of_employees', 'Number of employees', 'single', false],
    ['future_field', 'future_field', 'text', false],
    ['#Why?', 'Why?', 'text', true],
    ['#Which day?', 'Which day?', 'single', true],
    ['#Which topics?', 'Which topics?', 'multiple', false],
    ['#Something new', 'Something new', 'text', false],
  ])
  expect(questions.map(({ options }) => options.length)).toEqual([0, 8, 0, 0, 2, 2, 0])
})

test('answers become the fields of a registration, and nothing else does', () => {
  const answers = { city: 'Berlin', '#Which topics?': 'Jobs\nOutcomes', '#Why?': ' ', email: 'x@evil.test' }
  expect(answerFields(answers)).toEqual({
    city: 'Berlin',
    custom_questions: [{ title: 'Which topics?', value: 'Jobs;Outcomes' }],
  })
  expect(answerFields({})).toEqual({})
})
