import { checkText } from '../checkText.ts'

const found = (text: string, entity: 'job' | 'outcomeStatement' = 'outcomeStatement') =>
  checkText(entity, text)
    .filter(({ ruleId }) => ruleId === 'O5' || ruleId === 'J5')
    .map(({ severity }) => severity)

describe('J5 and O5: names in one word, and words with a second meaning', () => {
  test.each([
    'Minimize the time it takes to sort photos in PhotoNest',
    'Minimize the time it takes to sort photos, e.g. in PhotoNest',
    'Minimize the time it takes to store photos on a DVD',
  ])('%j may name a product or technology', (text) => expect(found(text)).toEqual(['warning']))
  test('so does a job', () => expect(found('Sort photos with PhotoNest', 'job')).toEqual(['warning']))

  test.each([
    'Minimize the likelihood that an aria by MacDowell is cut short',
    'Minimize the likelihood that a patient of Dr. McCoy is called late',
    'Minimize the number of features of a landscape missed when mapping',
    'Minimize the likelihood that the interface between two layers cracks',
    'Minimize the amount of DNA lost when freezing a sample at a pH of 7',
  ])('%j names none', (text) => expect(found(text)).toEqual([]))
})
