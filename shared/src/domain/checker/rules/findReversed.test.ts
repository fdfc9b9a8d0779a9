import { checkText } from '../checkText.ts'

const reversed = (text: string) =>
  checkText('outcomeStatement', text).filter(({ ruleId }) => ruleId === 'O18')

describe('O18: a statement points in the wanted direction', () => {
  test.each([
    ['Minimize the likelihood of arriving on time', 'Increase the likelihood of arriving on time'],
    ['Increase the number of errors made when typing', 'Minimize the number of errors made when typing'],
    ['Minimize the likelihood of success when applying', 'Increase the likelihood of success when applying'],
    ['Increase the likelihood that an item is damaged', 'Minimize the likelihood that an item is damaged'],
    [
      'minimize the likelihood that an item does not get damaged',
      'increase the likelihood that an item does not get damaged',
    ],
  ])('%j becomes %j by a click', (text, better) => {
    const [remark] = reversed(text)
    expect(remark?.severity).toBe('warning')
    expect(remark?.message).toContain('Do people want more of this, or less?')
    expect(remark?.suggestion?.replacement).toBe(better)
  })

  test.each([
    'Increase the time it takes to pitch a tent',
    'Increase the error rate when sorting mail',
    'Minimize the success rate of grafts',
    'Increase the risk of a fall on stairs',
    'Increase the chance of getting hurt on a slope',
    'Increase the likelihood of making a mistake when copying a recipe',
    'Increase the likelihood of not finding a seat on a ferry',
    'Minimize the likelihood of never being late for a shift',
    'Minimize the number of seedlings that survive the winter',
    'Increase the amount of food that spoils on a hike',
    'Minimize the likelihood of choosing the right bait',
    'Increase the likelihood that the wrong bait is used',
    'Increase the frequency with which a pump fails',
    'Increase the delay before a boat departs',
    'Minimize the accuracy of a map',
    'Avoid arriving on time',
    'Minimize the likelihood that no passenger is hurt when a bus brakes',
    'Minimize the likelihood that a raft does not drift astray in fog',
    'Increase the likelihood that a crack is not detected before takeoff',
    'Increase the likelihood that a bolt comes loose while driving',
    'Increase the likelihood that a typo goes unnoticed in a menu',
    'Increase the amount of bread thrown away after closing',
    'Increase the likelihood of a kiln overheating',
    'Increase the number of straps that come loose on a ride',
    'Increase the number of guests who are overcharged at checkout',
    'Increase the likelihood of miscounting the votes',
    'Increase the likelihood that a nurse misreads a label',
    'Minimize the number of patients who do not miss a dose',
    'Minimize the likelihood that no yarn gets tangled when winding a ball',
    'Minimize the likelihood of a seedling surviving after a frost',
    'Minimize the likelihood of a kiln not overheating',
  ])('%j is reversed', (text) => expect(reversed(text)).toHaveLength(1))

  test.each([
    'Minimize the likelihood of missing a ferry',
    'Increase the likelihood that a leak is noticed before the floor is damaged',
    'Increase the number of errors found in a draft',
    'Increase the likelihood of detecting a defect before shipping',
    'Increase the likelihood of surviving an accident',
    'Minimize the likelihood that passengers are not informed of a delay',
    'Increase the likelihood that passengers are informed of a delay',
    'Minimize the likelihood that the success of a graft is misjudged',
    'Minimize the number of attempts needed before success',
    'Increase the time between two failures of a pump',
    'Increase the time it takes a fox to enter the henhouse',
    'Increase the percentage of lost keys that are returned',
    'Minimize the likelihood of recovering too slowly after a race',
    'Increase the number of error messages translated',
    'Minimize the likelihood that the correct dose is exceeded',
    'Minimize the time it takes to recover from an injury',
    'Increase the likelihood that no passenger is hurt when a bus brakes',
    'Minimize the likelihood that no seat is left on a night train',
    'Increase the likelihood that a crack is not overlooked before takeoff',
    'Increase the likelihood that a crack is detected before takeoff',
    'Minimize the likelihood of learning on arrival that a room is not ready',
    'Minimize the likelihood of noticing during a flight that a strap is missing',
    'Increase the likelihood of a kiln not overheating',
    'Minimize the likelihood of a rock falling on a trail',
    'Increase the likelihood that an obstacle is overcome on a trail',
    'Increase the number of slow trucks overtaken on a hill',
    'Increase the likelihood that a patient loses weight before surgery',
    'Increase the number of misread labels that are replaced',
    'Minimize the number of patients who miss a dose',
    'Increase the amount of waste sorted at home',
    'Increase the amount of loose tea sold at a market',
    'Increase the number of balls thrown during a practice',
    'Increase the damage that is covered by the insurance',
  ])('%j is not', (text) => expect(reversed(text)).toEqual([]))
})

test.each([
  'Minimize the likelihood of removing more fluid than prescribed',
  'Minimize the likelihood of treating less of a field than planned',
  'Minimize the likelihood of reporting the wrong weight at the border',
  'Minimize the likelihood of removing the wrong tooth',
  'Minimize the likelihood of answering an incorrect question in an exam',
  'Minimize the likelihood of repairing more than needed after a storm',
])('O18: %j is not reversed', (text) => expect(reversed(text)).toEqual([]))
