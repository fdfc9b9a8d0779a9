import { answerTo } from '../testing/answers/answerTo.ts'

/** Gardeners who grow vegetables, asked about *Water the beds*. */
const drafts = (about: 'long' | 'wrong' | 'wasted', answer: string) =>
  answerTo(about, answer).drafts.map((each) => each.replace('Minimize the ', ''))

test.each([
  // Whatever words tell how long it takes.
  ['Digging the trench takes three to four days.', ['time it takes to dig the trench']],
  ['Turning the compost takes us the whole of a Sunday.', ['time it takes to turn the compost']],
  ['Sorting the seed packets takes them forever.', ['time it takes to sort the seed packets']],
  ['Takes ages untangling the hose.', ['time it takes to untangle the hose']],
  ['Checking the meters takes 10 working days.', ['time it takes to check the meters']],
  [
    'It takes a fortnight to find out who has rented a bed.',
    ['time it takes to find out who has rented a bed'],
  ],
  ['Calibration of the sensors is manual and slow.', ['time spent on the calibration of the sensors']],
  [
    'It takes ages to harden off the seedlings, and to clear the greenhouse.',
    ['time it takes to harden off the seedlings', 'time it takes to clear the greenhouse'],
  ],
  ['getting the rows even takes ages', ['time it takes to get the rows even']],
  ['Walking round all one hundred and twenty beds takes a day.', ['time it takes to walk round all beds']],
  [
    'carrying the sacks down four flights takes ages',
    ['time it takes to carry the sacks down several flights'],
  ],
  // What has to be done, and what the work is with.
  ['the canes have to be tied one by one', ['time it takes to tie the canes one by one']],
  ['our apprentice still has to fill in every label', ['time it takes to fill in every label']],
  ['the beds are so full that I have to move a whole row', ['time it takes to move a whole row']],
  ['working out which beds are still dry', ['time it takes to work out which beds are still dry']],
  ['sweeping up the shed after', ['time it takes to sweep up the shed']],
  ['old wire fences', ['time spent on old wire fences']],
  ['Weeds. Carrying water.', ['time spent on weeds', 'time it takes to carry water']],
  ['visitors who never read the signs', ['time spent on visitors who never read the signs']],
  ['It takes long when the ground is frozen.', ['time it takes to water the beds when the ground is frozen']],
  // A cause is left out, or is what takes long.
  ['Beds are never level so raking takes an hour.', ['time spent raking']],
  ['Ordering takes long because I read all the catalogs first.', ['time it takes to read the catalogs']],
  // A fault stays a fault.
  ['The meter is off by 12% on average.', ['likelihood that the meter is off']],
  ['I am afraid some neighbors simply do not answer.', ['likelihood that some neighbors do not answer']],
])('asked what takes long, %j makes %j', (answer, statements) => {
  expect(drafts('long', answer)).toEqual(statements)
})

test.each([
  ['Tenants report leaks late.', ['likelihood that tenants report leaks late']],
  [
    'Prices rise by more than the agreed index.',
    ['likelihood that prices rise by more than the agreed index'],
  ],
  ['Helpers over-order to fill the shed.', ['likelihood that helpers over-order to fill the shed']],
  ['They dig right through the pipe!', ['likelihood of digging through the pipe']],
  ['The stems might snap, I guess.', ['likelihood that the stems snap']],
  ['the lettuce could wilt the next day', ['likelihood that the lettuce wilts']],
  ['roots that stay in the ground can rot', ['likelihood that roots that stay in the ground rot']],
  [
    'Last spring the labels from the greenhouse were lost.',
    ['likelihood that the labels from the greenhouse are lost'],
  ],
  ['Now and again a neighbor takes fright.', ['likelihood that a neighbor takes fright']],
  ['we once gave seeds to a boy who had been ill', ['likelihood of giving seeds to a boy who is ill']],
  ['Maybe you bruise your fingers?', ['likelihood of bruising the fingers']],
  [
    'We forget to close the gate. Or forget to lock the shed.',
    ['likelihood of forgetting to close the gate', 'likelihood of forgetting to lock the shed'],
  ],
  ['Leaves puddles. Floods the path.', ['likelihood of leaving puddles', 'likelihood of flooding the path']],
  ['dead seedlings, rusty tools', ['likelihood of dead seedlings', 'likelihood of rusty tools']],
  ['taps not on', ['likelihood that taps are not on']],
  [
    'The meter in the far corner is wrong. And the pump stops.',
    ['likelihood that the meter in the far corner is wrong', 'likelihood that the pump stops'],
  ],
  [
    'we pick something that is riper than they wanted',
    ['likelihood of picking something that is riper than wanted'],
  ],
  [
    'Somebody asks for parsley and I hand them something far too bitter.',
    ['likelihood of handing somebody something too bitter'],
  ],
  [
    'A pipe leaks and nobody notices until the neighbor complains.',
    ['likelihood that nobody notices that a pipe leaks until the neighbor complains'],
  ],
  ['The patient faints when they pull too fast.', ['likelihood that the patient faints']],
  ['someones glove gets lost', ["likelihood that someone's glove gets lost"]],
  ['one neighbor is always ruder to his friends', ['likelihood that a neighbor is ruder to friends']],
  ['Weeding takes a whole day.', ['time spent weeding']],
])('asked what goes wrong, %j makes %j', (answer, statements) => {
  expect(drafts('wrong', answer)).toEqual(statements)
})

test.each([
  [
    'Plastic film. Watering twice.',
    ['amount of plastic film that is wasted', 'likelihood of watering twice'],
  ],
  ['A great deal of string, I should say.', ['amount of string that is wasted']],
  ['We write off expired seed worth 200 euros per season.', ['amount of expired seed that is written off']],
  [
    'So much clay in the first month we throw away!',
    ['amount of clay that is thrown away in the first month'],
  ],
  ['I end up starting the same row over and over.', ['number of times that the same row is started again']],
  ['Seedlings planted too deep go on the compost.', ['number of seedlings that are planted too deep']],
  [
    'The owner copies the same names into three books.',
    ['number of times that the owner copies the same names into several books'],
  ],
  [
    'n we carry the same barrow twice cos the path is narrow',
    ['number of times that the same barrow is carried again'],
  ],
])('asked what is wasted, %j makes %j', (answer, statements) => {
  expect(drafts('wasted', answer)).toEqual(statements)
})

test.each([
  ['wrong', 'The watering is fine, the beds look great.'],
  ['wrong', 'The hoses are good and the cans are fine.'],
  ['long', 'Sowing is quick.'],
  ['wasted', 'Nothing, we use all of it.'],
] as const)('asked what is %s, nothing is made of %j', (about, answer) => {
  expect(drafts(about, answer)).toEqual([])
})

const FLORISTS = { executor: 'Florists', job: 'Make a bouquet', step: 'Tie the bouquet' }

test.each([
  ['The stems snap. And sometimes it looks lopsided.', 'the bouquet looks lopsided'],
  ['The stems snap. Or the customer doesn’t like it in the end?', 'the customer does not like the bouquet'],
  ['The stems snap. Or it isn’t tied tightly.', 'the bouquet is not tied'],
])('of %j, “it” is what the step is about', (answer, statement) => {
  expect(answerTo('wrong', answer, FLORISTS).drafts.at(-1)).toBe(`Minimize the likelihood that ${statement}`)
})

test.each(['I wasn’t sure how to say it', 'To be honest', 'The size is okay', 'That’s plain English'])(
  'small talk beside an answer is not asked about: %j',
  (talk) => {
    const { drafts: made, reply } = answerTo('wrong', `The pump stops. ${talk}.`)
    expect(made).toEqual(['Minimize the likelihood that the pump stops'])
    expect(reply).not.toMatch(/not sure|didn’t get|don’t get/)
  },
)

test.each([
  ['The loaves spread. They stick to the cloth.', 'that the loaves stick to the cloth'],
  ['Sometimes they complain about the price.', 'that people complain about the price'],
  ['Plug leaks. Filter not seated.', 'that the filter is not seated'],
  ['Forgot to put the cap back on.', 'of forgetting to put the cap back on'],
  ['A definition is used inconsistently.', 'that a definition is used inconsistently'],
  ['We ran out of flour once on a Saturday.', 'of running out of flour'],
  ['We put in too much salt at once.', 'of putting in too much salt at once'],
])('of %j the subject and the manner stay', (answer, statement) => {
  const bakers = { executor: 'Bakers', job: 'Bake bread', step: 'Shape the dough' }
  expect(answerTo('wrong', answer, bakers).drafts.at(-1)).toBe(`Minimize the likelihood ${statement}`)
})

test.each([
  ['long', 'parts that still had life left in them get thrown away'],
  ['wrong', 'You never know what will happen!'],
] as const)('asked what is %s, no draft is made of %j', (about, answer) => {
  expect(drafts(about, answer)).toEqual([])
})

test('a time that is said of what takes long is none of its own', () => {
  expect(drafts('long', 'Waiting for the report, 11 days on average.')).toEqual([
    'time spent waiting for the report',
  ])
})

test.each([
  ['long', 'The pharmacy takes two days to deliver.', ['time it takes for the pharmacy to deliver']],
  ['long', 'Counting the keys takes two of us a quarter of an hour.', ['time it takes to count the keys']],
  ['long', 'Nobody can read the handwriting.', ['likelihood that nobody can read the handwriting']],
  ['long', 'Waiting at the dock. Strapping it down again.', ['time spent waiting at the dock']],
  [
    'wrong',
    'The receiver claims that a box is missing.',
    ['likelihood that the receiver claims that a box is missing'],
  ],
  ['wrong', 'Goods break on the way because the road is bad.', ['likelihood that goods break on the way']],
  ['wasted', 'shrink wrap', ['amount of shrink wrap that is wasted']],
  ['wasted', 'half the trips home are empty', []],
] as const)('asked what is %s, %j makes %j', (about, answer, statements) => {
  const drivers = { executor: 'Truck drivers', job: 'Deliver goods', step: 'Unload the truck' }
  expect(answerTo(about, answer, drivers).drafts.map((each) => each.replace('Minimize the ', ''))).toEqual(
    statements,
  )
})
