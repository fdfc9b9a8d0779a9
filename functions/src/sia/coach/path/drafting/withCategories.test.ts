import { converse } from '../../testing/converse.ts'

const BEFORE = ['food truck cooks', 'sell lunch from a food truck', 'as it is']

test.each([
  [
    [
      'prep the salsa, load the truck, drive to the spot',
      'then fire up the grill, take the orders, cook the tacos, hand out the food, clean up the grill',
    ],
    ['Prepare', 'Execute', 'Execute', 'Execute', 'Execute', 'Execute', 'Conclude', 'Conclude'],
  ],
  [
    ['wash the beans, check the beans, boil the beans, mash the beans, check the salt, store the beans'],
    ['Prepare', 'Confirm', 'Execute', 'Execute', 'Monitor', 'Conclude'],
  ],
  [
    ['boil the beans', 'before that we wash the beans. Afterwards we weigh the portions'],
    ['Prepare', 'Execute', 'Conclude'],
  ],
  [['wash the beans, check the beans, prepare the pot'], ['Prepare', 'Confirm', 'Execute']],
])('of the steps %j the categories are %j', (messages, categories) => {
  const { study } = converse([...BEFORE, ...messages])
  expect(study.jobSteps.map(({ category }) => category)).toEqual(categories)
})

test('what comes before the heart comes before what gets ready for it', () => {
  const { study } = converse([
    ...BEFORE,
    'wash the beans, boil the beans, mash the beans',
    'before that we buy the beans',
  ])
  expect(study.jobSteps.map(({ userInput }) => userInput)).toEqual([
    'Buy the beans',
    'Wash the beans',
    'Boil the beans',
    'Mash the beans',
  ])
})
