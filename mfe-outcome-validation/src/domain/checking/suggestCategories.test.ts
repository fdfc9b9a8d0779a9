import { jobStepUuid } from '@outcome-studio/shared/domain/study'
import { suggestCategories } from './suggestCategories.ts'

const suggested = (text: string) =>
  suggestCategories({
    jobSteps: [
      { uuid: jobStepUuid('step'), userInput: text, category: null, remarks: [], outcomeStatements: [] },
    ],
  }).suggested[0]?.category

test.each([
  ['Plan the trip', 'Define'],
  ['decide which way to take', 'Confirm'],
  ['gather the tools', 'Locate'],
  ['set up the tent', 'Prepare'],
  ['set the goal', 'Define'],
  ['organise the papers', 'Prepare'],
  ['Prioritize the tasks', 'Confirm'],
  ['administer the dose', 'Execute'],
  ['watch the weather', 'Monitor'],
  ['replace a part', 'Modify'],
  ['  return the car', 'Conclude'],
  ['juggle three balls', undefined],
  ['', undefined],
])('%p belongs to %p', (text, category) => expect(suggested(text)).toBe(category))

test('a step that has a category keeps it', () => {
  const step = { uuid: jobStepUuid('step'), userInput: 'plan', remarks: [], outcomeStatements: [] }
  expect(suggestCategories({ jobSteps: [{ ...step, category: 'Execute' }] })).toEqual({
    suggested: [],
    undecided: [],
  })
})

test('steps without a suggestion are named', () => {
  const jobSteps = [' juggle three balls', 'plan', ''].map((userInput, at) => ({
    uuid: jobStepUuid(`${at}`),
    userInput,
    category: null,
    remarks: [],
    outcomeStatements: [],
  }))
  expect(suggestCategories({ jobSteps }).undecided).toEqual([
    { stepId: '0', number: 1, text: 'juggle three balls' },
    { stepId: '2', number: 3, text: '' },
  ])
})
