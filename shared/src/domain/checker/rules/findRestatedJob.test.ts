import { checkText } from '../checkText.ts'

const found = (text: string) =>
  checkText('outcomeStatement', text)
    .filter(({ severity }) => severity !== 'hint')
    .map(({ ruleId }) => ruleId)

describe('O12: the job in other words', () => {
  test.each([
    'Increase the time saved when filing expenses',
    'Increase the amount of money saved when buying groceries',
    'Increase the number of hours saved when planning a trip',
    'Minimize the time it takes to get the move done over a weekend',
    'Minimize the time it takes to brew beer from start to finish',
    'Minimize the time it takes to raise goats over the course of a year',
    'Minimize the time it takes to complete the process of adopting a child',
    'Minimize the likelihood that the job is not finished',
    'Increase the likelihood of a successful wedding',
    'Increase the likelihood that the project succeeds',
    'Minimize the time it takes to have everything done before a trip',
    'Increase the time savings during a shift',
    'Increase the likelihood that the wedding is a success',
  ])('%j leaves open what to improve', (text) => expect(found(text)).toEqual(['O12']))

  test.each([
    'Minimize the weight gained over the course of a pregnancy',
    'Increase the number of lives saved during a rescue',
    'Minimize the time it takes to get a scan done before surgery',
    'Minimize the likelihood that a completed task is assigned again',
    'Minimize the likelihood that a job is done twice',
    'Minimize the amount of heat lost in the process of fermentation',
    'Minimize the time it takes to have a tooth extracted before a trip',
    'Minimize the likelihood that a project runs out of money before it ends',
    'Minimize the time it takes to find the start of a trail',
  ])('%j names a part', (text) => expect(found(text)).toEqual([]))
})

test.each([
  'Minimize the likelihood of mistakes',
  'Minimize the number of errors',
  'Reduce the frequency of an error',
])('%j leaves open what goes wrong', (text) =>
  expect(checkText('outcomeStatement', text).map(({ ruleId }) => ruleId)).toContain('O12'),
)

test.each([
  'Minimize the number of errors made when typing',
  'Minimize the likelihood of mistakes in a dose',
])('%j says what goes wrong', (text) =>
  expect(checkText('outcomeStatement', text).map(({ ruleId }) => ruleId)).not.toContain('O12'),
)
