import { checkText } from '../checkText.ts'

const found = (entity: 'job' | 'jobStep' | 'outcomeStatement', text: string) =>
  checkText(entity, text)
    .filter(({ severity }) => severity !== 'hint')
    .map(({ ruleId }) => ruleId)

describe('J13: numbers and names that are no single case', () => {
  test.each([
    'Apply the requirements of ISO 9001',
    'Test a ladder against EN 131',
    'Certify a ward by DIN 6868-57',
    'Translate a contract into Spanish',
    'File Form 12 for a client',
    'Treat type 2 diabetes',
  ])('%j', (text) => expect(found('jobStep', text)).toEqual([]))
  test.each([
    'Restore the 1962 coupe',
    'Phone Dr. Meyer',
    'Meet at 14 Mill Lane',
    'Find a flat for 900 euros',
    'Ask Martha about a recipe',
  ])('%j is one case', (text) => expect(found('jobStep', text)).toContain('J13'))
})

describe('a capital I', () => {
  test.each([
    'Minimize the time it takes to treat a Stage I tumor after diagnosis',
    'Minimize the likelihood that a Class I medical device is recalled after a sale',
    'minimize the likelihood that a type i error is made when testing',
    'Minimize the likelihood that a World War I shell explodes when a field is plowed',
  ])('%j holds a numeral', (text) => expect(found('outcomeStatement', text)).toEqual([]))
  test.each([
    'Minimize the time I need to find a seat',
    'Minimize the likelihood that I miss a train at night',
    'minimize the time i spend in line at a bank',
  ])('%j holds the pronoun', (text) => expect(found('outcomeStatement', text)).toContain('O8'))
})
