import { checkText } from '../checkText.ts'

const found = (text: string, entity: 'job' | 'jobStep' = 'job') =>
  checkText(entity, text).map(({ ruleId }) => ruleId)

describe('J3: an outcome in other words', () => {
  test.each([
    'Clean a kitchen with as little water as possible',
    'Move house in as few trips as possible',
    'Cook a meal in the least amount of time',
    'Find a leak in the shortest possible time',
    'Build a wall with minimal effort',
    'Ship glass at the lowest cost',
    'File a tax return without errors',
    'Restore a server within an hour',
  ])('%j says how well', (text) => expect(found(text)).toContain('J3'))

  test.each(['Seal the joint improperly', 'Dry the hay unevenly', 'Pack the crate tightly'])(
    'the step %j says how well',
    (text) => expect(found(text, 'jobStep')).toEqual(['J3']),
  )

  test.each([
    'Pay employees on time',
    'Stay within a fishing quota',
    'Cook a meal with little more than a fire',
    'Live without electricity',
    'Store food at low temperature',
    'Pass a vehicle as far as the border',
  ])('%j says what gets done', (text) => expect(found(text)).toEqual([]))
})
