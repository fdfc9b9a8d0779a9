import { finishedStatement, openWordIn, tellsSecond, withoutAside } from './finishedStatement.ts'

test.each([
  ['long', 'Find the spare key', 'Minimize the time it takes to find the spare key'],
  ['long', 'Wait for the kiln to cool', 'Minimize the time spent waiting for the kiln to cool'],
  ['long', 'sort the jars, because the labels fall off', 'Minimize the time it takes to sort the jars'],
  [
    'wrong',
    'a child picks a book just because the cover is nice',
    'Minimize the likelihood that a child picks a book just because the cover is nice',
  ],
  [
    'wrong',
    'a child leaves without a book since they would be teased',
    'Minimize the likelihood that a child leaves without a book',
  ],
  [
    'wrong',
    'a lid has been open since the morning',
    'Minimize the likelihood that a lid has been open since the morning',
  ],
  [
    'wrong',
    'a potter gets so tired that the rim tears',
    'Minimize the likelihood that a potter gets so tired that the rim tears',
  ],
  [
    'wrong',
    'the jar is filled so high there is no room',
    'Minimize the likelihood that the jar is filled so high there is no room',
  ],
  ['wrong', 'the glaze runs, so nobody buys it.', 'Minimize the likelihood that the glaze runs'],
  ['wrong', 'the kiln cools too fast ', 'Minimize the likelihood that the kiln cools too fast'],
  ['wasted', 'clay', 'Minimize the amount of clay that is wasted'],
  ['wasted', 'glass', 'Minimize the amount of glass that is wasted'],
  ['wasted', 'boxes', 'Minimize the number of boxes that are wasted'],
  ['wasted', 'a lot of trips to the depot', 'Minimize the number of trips to the depot that are wasted'],
  [
    'wasted',
    'trips to yards that are closed',
    'Minimize the number of wasted trips to yards that are closed',
  ],
  [
    'wasted',
    'the good milk that goes into the drain',
    'Minimize the amount of wasted good milk that goes into the drain',
  ],
  ['wasted', 'half a bucket of glaze that dries up', 'Minimize the amount of wasted glaze that dries up'],
  ['wasted', 'time, 20 minutes, on dead lines', 'Minimize the time spent on dead lines'],
  ['wasted', 'money on permits', 'Minimize the amount of money wasted on permits'],
  [
    'wasted',
    'napkins that people grab by the fistful',
    'Minimize the number of wasted napkins that people grab by the fistful',
  ],
  ['wasted', 'time yelling the same name', 'Minimize the time spent yelling the same name'],
  [
    'wasted',
    'a second trip cause first guess was wrong',
    'Minimize the number of second trips that are wasted',
  ],
  ['wasted', 'gas', 'Minimize the amount of gas that is wasted'],
  [
    'wasted',
    'gas running back and forth for parts',
    'Minimize the amount of gas that is wasted when running back and forth for parts',
  ],
  [
    'wasted',
    'refrigerant pulling the hoses off',
    'Minimize the amount of refrigerant that is wasted when pulling the hoses off',
  ],
  [
    'wasted',
    'water dripping from the tap',
    'Minimize the amount of water dripping from the tap that is wasted',
  ],
  ['wasted', 'boxes missing the label', 'Minimize the number of wasted boxes missing the label'],
  ['wasted', 'hours on the forms', 'Minimize the time spent on the forms'],
  [
    'wasted',
    'glaze when the lid is left open',
    'Minimize the amount of glaze that is wasted when the lid is left open',
  ],
] as const)('what is %s, told as %j, is %j', (about, told, statement) => {
  expect(finishedStatement(about, told)).toBe(statement)
})

test.each([
  ['reach the pipes at the back, where a passage is narrow', 'reach the pipes at the back'],
  ['the notes get mixed up, being written in pencil', 'the notes get mixed up'],
  ['the pipe looks sound, until somebody lifts it', 'the pipe looks sound'],
  ['the guest misses the call cos hes outside', 'the guest misses the call'],
  ['wait for the adviser, a lovely man but old', 'wait for the adviser'],
  ['I think unlock the gates', 'unlock the gates'],
  ['work out, not sure, which hall is free', 'work out which hall is free'],
  ['so many guests come at once', 'so many guests come at once'],
  ['identify the root cause of a finding', 'identify the root cause of a finding'],
  ['drive to the yard cause the part isnt on the truck', 'drive to the yard'],
  ['the bubbles cause the glaze to run', 'the bubbles cause the glaze to run'],
  ['parts of the record, e.g. the images, are not visible', 'parts of the record are not visible'],
  ['get the check back, six weeks last time and by then she left', 'get the check back'],
  ['open the lid, wet or dry, when hot', 'open the lid, wet or dry, when hot'],
  ['open the lid, a pain, when hot', 'open the lid'],
  ['the bolts, nuts and washers get mixed up', 'the bolts, nuts and washers get mixed up'],
  ['the glaze runs, when the kiln is too hot', 'the glaze runs, when the kiln is too hot'],
])('what is said beside the fact in %j is left out', (said, fact) => {
  expect(withoutAside(said)).toBe(fact)
})

test('a second fact is told after a comma, and a cause is none', () => {
  expect(tellsSecond('thread each station, and keep the tension even')).toBe(true)
  expect(tellsSecond('press and dry the spine')).toBe(false)
  expect(tellsSecond('thread each station, but we manage')).toBe(false)
})

test.each([
  ['wait for the paste, I think', null],
  ['read the dose, i.e. the milligrams', null],
  ['find the lid, which breaks my heart', null],
  ['find it', 'it'],
  ['call them back', 'them'],
  ['They forget the lid', 'They'],
  ['ring our suppliers', 'our'],
  ['they close before I am done', 'they'],
  ['I forget it', 'I'],
  ['one wrong note spoils every octave built on it', null],
  ['find the item', null],
  ['load the kiln', null],
])('%j leaves %j open', (told, word) => {
  expect(openWordIn(told)).toBe(word)
})
