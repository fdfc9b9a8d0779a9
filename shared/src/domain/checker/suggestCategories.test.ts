import { jobStepUuid } from '../study/studyIds.ts'
import { suggestCategories } from './suggestCategories.ts'

const suggested = (text: string) =>
  suggestCategories({
    jobSteps: [
      { uuid: jobStepUuid('step'), userInput: text, category: null, remarks: [], outcomeStatements: [] },
    ],
  })[0]?.category

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
  expect(suggestCategories({ jobSteps: [{ ...step, category: 'Execute' }] })).toEqual([])
})
