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

describe('J3: fewer things', () => {
  test.each([
    'Paint a wall with fewer streaks',
    'Ship glassware with fewer breakages',
    'Bake bread with the fewest steps',
    'Sew a seam with fewer stitches',
    'Plan a route with fewer stops',
    'Weld a frame with fewer defects',
    'Write a report with fewer typos',
    'Fly a plane with the fewest transfers',
  ])('%j has a remark', (text) => expect(found(text)).toContain('J3'))

  test.each([
    'Fill a class with more than ten pupils',
    'Teach a class with few pupils',
    'Travel with children',
    'Paint a wall with primer',
    'Bake bread with nuts',
    'Plan a route with stops',
    'Staff a shift with fewer than ten workers',
    'Pay for a meal with cash',
  ])('%j has none', (text) => expect(found(text)).not.toContain('J3'))
})
