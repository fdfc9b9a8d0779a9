import { answerTo } from '../../testing/answers/answerTo.ts'

const BEES = { executor: 'Hobby beekeepers', job: 'Look after a colony of bees', step: '' }

test.each([
  ['clean out the foot an trim the edge', ['Clean out the foot', 'Trim the edge']],
  [
    'you read the guidance till your eyes bleed, then write the case',
    ['Read the guidance', 'Write the case'],
  ],
  ['see how much feed’s left in there', ['See how much feed is left']],
  ['see what’s left in there', ['See what is left']],
  [
    'you turn the pins till your wrist drops off and check the octaves',
    ['Turn the pins', 'Check the octaves'],
  ],
  ['Frame by frame I’m looking for eggs', ['Look for eggs']],
  ['take the lid off, mute the outside strings', ['Take the lid off', 'Mute the outside strings']],
  [
    'check that the frames are dry and that the lid fits',
    ['Check that the frames are dry', 'Check that the lid fits'],
  ],
  [
    'find out which beds get the sun and how deep the soil is',
    ['Find out which beds get the sun', 'Find out how deep the soil is'],
  ],
  ['decide which line to follow', ['Decide which line to follow']],
  ['use the laser to measure the rooms', ['Measure the rooms']],
  ['dig out every recipt', ['Dig out every receipt']],
  ['lay the jingle under the intro', ['Lay the jingle under the intro']],
  ['so harvesting day, we smoke the hive and lift the frames', ['Smoke the hive', 'Lift the frames']],
])('%j tells the steps %j', (answer, steps) => {
  expect(answerTo('execute', answer, BEES).drafts).toEqual(steps)
})

test('what is written up is no part', () => {
  const study = { executor: 'Technicians', job: 'Fix heating that quit', step: '' }
  const { drafts } = answerTo('execute', 'find the bad part, swap it, check the filter, write it up', study)
  expect(drafts).toEqual(['Find the bad part', 'Swap the part', 'Check the filter'])
})

test('“its” before a state is “it is”', () => {
  const study = { executor: 'Bookbinders', job: 'Bind a book', step: '' }
  expect(answerTo('execute', 'I trim the edges once its dry', study).drafts.join()).not.toContain('its')
})

test('“in person” names nobody, and the bees are not who keeps them', () => {
  const told = 'No need to meet her majesty in person. Knock down any queen cells and give them more room'
  expect(answerTo('execute', told, BEES).drafts).toEqual([
    'Knock down any queen cells',
    'Give the bees more room',
  ])
})

test.each(['wait until your boss signs', 'put an edge on the blade'])('of %j nothing is cut', (answer) => {
  expect(answerTo('execute', answer, BEES).drafts.join()).not.toMatch(/^Wait$|and edge/)
})
