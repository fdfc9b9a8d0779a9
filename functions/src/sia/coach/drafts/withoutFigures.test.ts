import { ENGLISH } from '../language/ENGLISH.ts'
import { answerTo } from '../testing/answers/answerTo.ts'
import { withoutFigures } from './withoutFigures.ts'

test.each([
  // What exceeds a figure is too much.
  ['wrong', 'the patient waits more than 40 minutes', 'the patient waits too long'],
  ['wrong', 'a guest has to wait for an hour in the lobby', 'a guest has to wait too long in the lobby'],
  ['wrong', 'the residents wait for the bus for 20 min', 'the residents wait too long for the bus'],
  ['wrong', 'the milk stands outside for more than 2 hours', 'the milk stands outside for too long'],
  ['wrong', 'the sample is older than 4 hours', 'the sample is too old'],
  ['wrong', 'the stack is more than 2 meters high', 'the stack is too high'],
  ['wrong', 'the soup is below 65 °C', 'the soup is too cold'],
  ['wrong', 'the pressure in the hose drops below 2 bar', 'the pressure in the hose drops too low'],
  ['wrong', 'more than 5 calls come in at once', 'too many calls come in at once'],
  ['wrong', 'less than 3 people are on shift', 'too few people are on shift'],
  ['wrong', 'the scanner is restarted more than 3 times', 'the scanner is restarted too often'],
  ['wrong', 'the page takes more then 10 seconds to load', 'the page takes too long to load'],
  ['wrong', 'the porter does not come within 20 minutes', 'the porter does not come in time'],
  ['wrong', 'the room is not ready by 3 pm', 'the room is not ready in time'],
  ['wrong', 'the delivery is only 80% complete', 'the delivery is not complete'],
  // What only tells how much is left out.
  ['wrong', 'the order arrives 30 minutes late', 'the order arrives late'],
  ['wrong', 'the bill is 20 euros too high', 'the bill is too high'],
  ['wrong', 'the scale is off by 12 grams', 'the scale is off'],
  ['wrong', '3 out of 10 times the code is not read', 'the code is not read'],
  ['wrong', 'in 30% of cases the label is wrong', 'the label is wrong'],
  ['wrong', 'nobody opens the gate at 6:30', 'nobody opens the gate'],
  ['wrong', 'the belt stands still for 20 minutes', 'the belt stands still'],
  ['long', 'drive the 12 kilometers to the depot', 'drive to the depot'],
  ['long', 'drive two hours to the clinic', 'drive to the clinic'],
  ['long', 'feed the calves at 5 am', 'feed the calves'],
  ['long', 'peel 50 kilos of potatoes', 'peel potatoes'],
  ['long', 'fill in the 14 pages of the form', 'fill in the pages of the form'],
  ['long', 'log in to 3 systems', 'log in to several systems'],
  ['long', 'call 20 customers a day', 'call customers'],
  ['long', 'wait 20 minutes for the elevator', 'wait for the elevator'],
  ['wasted', '2 hours a day on forms', 'time on forms'],
  ['wasted', '5 kg of flour every week', 'flour'],
  ['wasted', '30 gloves per shift', 'gloves'],
  ['wasted', '300 euros on permits', 'money on permits'],
] as const)('asked what is %s, %j is %j', (about, told, plain) => {
  expect(withoutFigures(about, told, ENGLISH)).toBe(plain)
})

test.each([
  // Names and sizes.
  ['wrong', 'the M8 bolt snaps'],
  ['wrong', 'the 40 foot container is not sealed'],
  ['wrong', 'the 24-hour urine is spilled'],
  ['wrong', 'the 5 kg bags rip'],
  ['wrong', 'the 7 am bus is late'],
  ['wrong', 'gate 12 is closed'],
  ['wrong', 'pump 3 stops'],
  ['wrong', 'bed 4 and bed 14 are mixed up'],
  ['long', 'enter the last 4 digits of the card'],
  ['long', 'find a 10 mm wrench'],
  ['long', 'heat the oven to 220 degrees'],
  ['long', 'turn a patient every 2 hours'],
  // The figure is the fact.
  ['wrong', 'the truck arrives at 5 am'],
  ['wrong', 'the driver has slept less than 6 hours'],
  ['wrong', 'one guest sat 2 m from the microphone'],
  ['wrong', 'two orders have the same number'],
  ['wrong', 'a nurse is called away'],
] as const)('asked what is %s, %j stays', (about, told) => {
  expect(withoutFigures(about, told, ENGLISH)).toBe(told)
})

test.each([
  ['wrong', 'It goes wrong when 3 out of 10 times the scale freezes', 'likelihood that the scale freezes'],
  ['wrong', 'It goes wrong when patient wait 2 hour', 'likelihood that a patient waits too long'],
  ['wrong', 'Customers wait longer than 15 minutes.', 'likelihood that customers wait too long'],
  ['wrong', 'The order comes 30 minutes late', 'likelihood that the order comes late'],
  ['wrong', 'The M8 bolt snaps', 'likelihood that the M8 bolt snaps'],
  ['long', 'driving the 12 kilometers to the depot', 'time it takes to drive to the depot'],
  ['wasted', 'We waste 20 minutes looking for the key', 'time spent looking for the key'],
] as const)(
  'a line and a sentence hold no target: asked what is %s, %j is %j',
  (about, answer, statement) => {
    expect(answerTo(about, answer).drafts).toEqual([`Minimize the ${statement}`])
  },
)

test('words that make no draft are quoted with their figure', () => {
  const { reply } = answerTo('wrong', 'The delivery comes two hours late and the fish is above 4 degrees')
  expect(reply).toContain('“the fish is above 4 degrees”')
})
