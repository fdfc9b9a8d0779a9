import { writtenWords } from './writtenWords.ts'

test.each([
  ['a new kid joins the class', 'a new child joins the class'],
  ['the kids book section is closed', "the children's book section is closed"],
  ['kids book a slot', 'children book a slot'],
  ['the kids books get lost', "the children's books get lost"],
  ['the kids are loud', 'the children are loud'],
  ['the new guy forgets to torque the bolts', 'a new worker forgets to torque the bolts'],
  ['the new guy in bed 4 has no chart', 'someone new in bed 4 has no chart'],
  ['two guys block the door', 'two people block the door'],
  ['some guy parks in the bay', 'someone parks in the bay'],
  ['the book is way too hard', 'the book is far too hard'],
  ['the engine is knackered', 'the engine is broken'],
  ['a bunch of emails pile up', 'many emails pile up'],
])('%j is written as %j', (told, written) => {
  expect(writtenWords(told, false)).toBe(written)
})

test.each([
  'only one guy is on shift',
  'a guy comes loose from its peg',
  'the new guy line is too short',
  'the kid does not suckle from the goat',
  'he kids around at the counter',
  'some clown costumes are torn',
  'some fool is left in the bowl',
  'the soup gets zapped in the microwave',
  'the humidity messes with the readings',
  'a child plays up in assembly',
  'the knee plays up in the rain',
  'the dealer gets busted',
  'the crew is knackered',
  'a bunch of keys is missing',
  'a load of bricks falls off',
  'the driver finds the way too late',
  'the doc is in the wrong folder',
  'the night crowd orders too late',
  'the day lot is full',
  'the new girl cries at the door',
])('%j stays as it is', (told) => {
  expect(writtenWords(told, false)).toBe(told)
})

test.each(['fight the fire', 'wrestle the opponent', 'fight an infection', 'struggle with the new concept'])(
  'that takes long, %j stays as it is',
  (told) => {
    expect(writtenWords(told, true)).toBe(told)
  },
)
