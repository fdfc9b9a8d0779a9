import { ENGLISH } from '../language/ENGLISH.ts'
import { slipIn } from './slipIn.ts'

test.each([
  ['Minimize the likelihood that line noise so cannot hear clear', 'so'],
  ['Minimize the likelihood that the old person fall down when the tram starts', 'the'],
  ['Minimize the likelihood that the material become hard', 'the'],
  ['Minimize the likelihood that the information is not actual', 'actual'],
  ['Minimize the likelihood that cables get left bhnd', 'bhnd'],
  ['Minimize the likelihood that a receipt is by the wrong year filed', 'filed'],
  ['Minimize the likelihood that the patient arrives late or do not come', 'do'],
  ['Minimize the likelihood that two customers have same name', 'same'],
  ['Minimize the likelihood that the hospital does not learn that sample is lost', 'sample'],
  ['Minimize the likelihood that the milk passes of the temperature', 'of'],
  ['Minimize the likelihood that the water exceeds of the line', 'of'],
  ['Minimize the likelihood that the pipe has old milk dry inside', 'dry'],
  ['Minimize the time it takes to clean of machine', 'of'],
  ['Minimize the time it takes to until the taxpayer answers', 'until'],
  ['Minimize the time it takes to write the record need many time', 'need'],
  ['Minimize the time it takes to look after the rule what applies', 'what'],
  ['Minimize the amount of time that is wasted', 'time'],
  ['Minimize the frequency of wasting energy', 'wasting'],
  ['Minimize the number of wasted ice packs which is melted', 'which'],
])('%j has a mistake at %j', (statement, word) => {
  expect(slipIn(statement, ENGLISH)).toBe(word)
})

test.each([
  'Minimize the likelihood that stems snap',
  'Minimize the likelihood that the sheep escape',
  'Minimize the likelihood that the beer tastes of soap',
  'Minimize the likelihood that the nurse has both hands full',
  'Minimize the likelihood that the pump has air in it',
  'Minimize the likelihood that the backs of the chairs crack',
  'Minimize the likelihood that the checks of the brakes are skipped',
  'Minimize the likelihood that the team forget the cones',
  'Minimize the likelihood that a class of more than 30 pupils is placed in a room with 24 seats',
  'Minimize the likelihood that mortar skins over before the tile goes down',
  'Minimize the number of ewes that mother up to the wrong lamb',
  'Minimize the time it takes to think of a title',
  'Minimize the time it takes to let the parts cool',
  'Minimize the amount of grout that is wasted',
])('%j is English', (statement) => {
  expect(slipIn(statement, ENGLISH)).toBeNull()
})
