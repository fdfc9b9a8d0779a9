import { STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import type { CoachQuestion } from '@outcome-studio/shared/domain/coach'
import { ENGLISH } from '../language/ENGLISH.ts'
import { isValid } from '../path/drafting/statedOutcomes.ts'
import { finishedSentences } from './finishedSentences.ts'
import { isSound } from './isSound.ts'

const asked = (about: 'long' | 'wrong' | 'wasted'): CoachQuestion => ({
  kind: 'outcomes',
  stepId: 'step',
  about,
})
const read = (about: 'long' | 'wrong' | 'wasted', message: string) => {
  const { statements, rest } = finishedSentences(asked(about), message, ENGLISH, {
    isSound: (text) => isSound(text, 'outcome', ENGLISH, new Set()),
    isValid: (text) => isValid(text, STANDARD_RULES),
  })
  return { statements: statements.map(({ text }) => text), rest }
}

test.each([
  ['It takes long to find the spare key.', ['Minimize the time it takes to find the spare key']],
  [
    'it takes ages to tune the piano because the room is cold. It takes long to move the benches',
    ['Minimize the time it takes to tune the piano', 'Minimize the time it takes to move the benches'],
  ],
  ['On Fridays they say it takes long to load the van', ['Minimize the time it takes to load the van']],
  [
    'Well, it takes us too long to compare the invoices, and to call the suppliers.',
    [
      'Minimize the time it takes to compare the invoices',
      'Minimize the time it takes to call the suppliers',
    ],
  ],
])('asked what takes long, %j is %j', (message, statements) => {
  expect(read('long', message)).toEqual({ statements, rest: '' })
})

test.each([
  ['It goes wrong when the kiln cools too fast.', ['Minimize the likelihood that the kiln cools too fast']],
  [
    'It goes wrong when the lid is lost or when two jars have one label, so nobody knows.',
    ['Minimize the likelihood that the lid is lost', 'Minimize the likelihood that two jars have one label'],
  ],
  [
    'it goes wrong when porter go to the wrong floor. It goes wrong if lift is full',
    [
      'Minimize the likelihood that a porter goes to the wrong floor',
      'Minimize the likelihood that the lift is full',
    ],
  ],
  [
    'It goes wrong when scale show wrong weight',
    ['Minimize the likelihood that the scale shows the wrong weight'],
  ],
])('asked what goes wrong, %j is %j', (message, statements) => {
  expect(read('wrong', message)).toEqual({ statements, rest: '' })
})

test.each([
  ['We waste clay', ['Minimize the amount of clay that is wasted']],
  [
    'We also waste a lot of trips to yards that are closed.',
    ['Minimize the number of wasted trips to yards that are closed'],
  ],
  ['We waste time finding the key', ['Minimize the time spent finding the key']],
  ['we waste clay when the bag tears', ['Minimize the amount of clay that is wasted when the bag tears']],
])('asked what is wasted, %j is %j', (message, statements) => {
  expect(read('wasted', message)).toEqual({ statements, rest: '' })
})

test('a line that finishes the sentence of another question is taken as what it says', () => {
  const message = 'It takes long to load the kiln\nIt also goes wrong when a shelf tilts\nWe waste clay'
  expect(read('wasted', message).statements).toEqual([
    'Minimize the time it takes to load the kiln',
    'Minimize the likelihood that a shelf tilts',
    'Minimize the amount of clay that is wasted',
  ])
})

test.each([
  ['long', 'It also takes long to stir up glaze that has settled', 'stir up glaze that has settled'],
  ['long', 'It takes long to sort the jars because the labels fall off', 'sort the jars'],
  ['long', 'It takes long to cannulate the vein', 'cannulate the vein'],
  ['long', 'It takes long to finding the key', 'find the key'],
  ['long', 'It takes long to see whos nearly done', 'see who is nearly done'],
] as const)('asked what takes %s, the line %j becomes what was shown below it', (about, line, told) => {
  expect(read(about, line)).toEqual({ statements: [`Minimize the time it takes to ${told}`], rest: '' })
})

test.each([
  [
    'It goes wrong when the jar is filled so high there is no room for the lid',
    'Minimize the likelihood that the jar is filled so high there is no room for the lid',
  ],
  [
    'It also goes wrong when people forget to clean the corners and dust survives there',
    'Minimize the likelihood that people forget to clean the corners and dust survives there',
  ],
  [
    'It goes wrong when porter go to the wrong floor',
    'Minimize the likelihood that a porter goes to the wrong floor',
  ],
])('the line %j loses nothing of what was shown below it', (line, statement) => {
  expect(read('wrong', line)).toEqual({ statements: [statement], rest: '' })
})

test.each([
  ['long', 'It takes long to everything'],
  ['wrong', 'It goes wrong when glaze'],
] as const)('asked what is %s, %j does not finish the sentence', (about, message) => {
  expect(read(about, message)).toEqual({ statements: [], rest: message })
})

test('what would not stand alone is left to be read, in its order', () => {
  const message = 'Oh dear. It goes wrong when they forget it, or when the glaze runs. Somebody left.'
  expect(read('wrong', message)).toEqual({
    statements: ['Minimize the likelihood that the glaze runs'],
    rest: 'Oh dear. It goes wrong when they forget it Somebody left.',
  })
})

test.each([
  ['wasted', 'We waste them'],
  ['long', 'finding the key'],
  ['long', 'It takes long to do it'],
  ['long', 'I do not think it takes long to find the key'],
  ['wrong', 'the key is lost'],
] as const)('asked %s, %j is left as it is', (about, message) => {
  expect(read(about, message)).toEqual({ statements: [], rest: message })
})

test.each([
  ['the ward forgets to say the patient has a fever', 'the ward forgets to say the patient has a fever'],
  ['the couple book a cousin with a camera', 'the couple books a cousin with a camera'],
  ['nobody writes down the code when its busy', 'nobody writes down the code when it is busy'],
  [
    'certificates issued since the last check have to be recalled',
    'certificates issued since the last check have to be recalled',
  ],
  ['the switch is off but the kiln is still hot', 'the kiln is still hot although the switch is off'],
  ['the lid fits, but the jar leaks', 'the jar leaks although the lid fits'],
  ['parts of the record, e.g. the images, are not visible', 'parts of the record are not visible'],
])('of the event %j no word is changed but for its English', (told, event) => {
  expect(read('wrong', `It goes wrong when ${told}`).statements).toEqual([
    `Minimize the likelihood that ${event}`,
  ])
})

test.each([
  ['The kiln trips at night far too often.', 'Minimize the number of times that the kiln trips at night'],
  ['a jar gets labeled twice too often', 'Minimize the likelihood that a jar gets labeled twice'],
])('what happens too often in %j makes %j', (message, statement) => {
  expect(read('wrong', message)).toEqual({ statements: [statement], rest: '' })
})

test('two clauses of two subjects are two statements, or are not read', () => {
  expect(read('wrong', 'It goes wrong when a potter drops the lid and it cracks').statements).toEqual([
    'Minimize the likelihood that a potter drops the lid',
    'Minimize the likelihood that the lid cracks',
  ])
  expect(read('wrong', 'It goes wrong when the lid hits the jar and they complain').statements).toEqual([])
})
