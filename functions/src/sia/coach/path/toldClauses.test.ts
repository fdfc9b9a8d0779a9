import { answerTo } from '../testing/answers/answerTo.ts'

const BAKERS = { executor: 'Bakers', job: 'Bake bread for a shop', step: 'Weigh the flour' } as const

const drafts = (about: 'long' | 'wrong' | 'wasted', answer: string, study = BAKERS as Study) =>
  answerTo(about, answer, study).drafts.map((each) => each.replace('Minimize the ', ''))

interface Study {
  readonly executor: string
  readonly job: string
  readonly step: string
}

test.each([
  // Lengths of time in other words, and other orders of words.
  ['scraping out the trough takes for ever on a damp morning', ['time it takes to scrape out the trough']],
  ['Typing the delivery note takes me longer than it should.', ['time it takes to type the delivery note']],
  ['the miller takes his time to find the invoice', ['time it takes for the miller to find the invoice']],
  ['It takes the baker a good while to level the scale.', ['time it takes to level the scale']],
  [
    'It takes ages to open the sacks, and to sieve the rye takes longer than one would think.',
    ['time it takes to open the sacks', 'time it takes to sieve the rye'],
  ],
  [
    'To carry the sacks upstairs takes a long time, and the crew take their time to fill the bin.',
    ['time it takes to carry the sacks upstairs', 'time it takes for the crew to fill the bin'],
  ],
  ['Long time takes to clean the sieve.', ['time it takes to clean the sieve']],
  ['Also long we look for the scoop, that it is not in the bin.', ['time it takes to look for the scoop']],
  ['To light the oven is long when wood is wet.', ['time it takes to light the oven when wood is wet']],
  ['Every sack I must open to look for weevils.', ['time it takes to open every sack to look for weevils']],
  ['The mill takes two weeks for spelt.', ['time it takes to get spelt from the mill']],
  ['Waiting while they look for their card.', ['time spent waiting while people look for their card']],
  ['We wait until bubbles rise.', ['time spent waiting until bubbles rise']],
  [
    'Opening the sacks. Sieving thick rye.',
    ['time it takes to open the sacks', 'time it takes to sieve thick rye'],
  ],
  ['the flour takes ages', ['time it takes to weigh the flour']],
  [
    'Collecting orders by phone takes long because the two shops use different lists.',
    ['time it takes to collect orders by phone', 'likelihood that the two shops use different lists'],
  ],
  // How long it takes is said of what comes before it.
  ['Finding a worn belt, can eat half a day.', ['time it takes to find a worn belt']],
  ['Leveling the scale. Will take an hour.', ['time it takes to level the scale']],
  // What is chosen was not said.
  ['choosing takes ages', []],
])('asked what takes long, %j makes %j', (answer, statements) => {
  expect(drafts('long', answer)).toEqual(statements)
})

test.each([
  ['Nick the thumb. Cut the bag.', ['likelihood of nicking the thumb', 'likelihood of cutting the bag']],
  [
    'children with allergies can get the wrong thing',
    ['likelihood that children with allergies get the wrong thing'],
  ],
  ['If the scale tilts the weight comes out wrong', ['likelihood that the weight comes out wrong']],
  ['I mix up salt and sugar when I am chatting', ['likelihood of mixing up salt and sugar']],
  ['Roughly 20 percent of the sacks turn out to be damp.', ['likelihood that the sacks turn out to be damp']],
  [
    'it does happen that the weight which the miller has noted is not the right one',
    ['likelihood that the weight which the miller has noted is not right'],
  ],
  ['the miller may not deliver the rye', ['likelihood that the miller does not deliver the rye']],
  ['the baker may not be told of a change', ['likelihood that the baker is not told of a change']],
  ['I give a loaf away that was already sold', ['likelihood of giving away a loaf that is already sold']],
  ['The lists come without the December page.', ['likelihood that the lists come without the December page']],
  // What is done as usual, or is as it should be, is no trouble.
  ['The oven is off but the door is still hot.', ['likelihood that the door is still hot']],
  ['I swap the belt and the mixer is still dead.', ['likelihood that the mixer is still dead']],
  [
    'It goes wrong when I swap the belt and the mixer is still dead so I guessed wrong',
    ['likelihood that the mixer is still dead after the baker swaps the belt'],
  ],
  // Who cannot read it has not chosen not to.
  ['I can’t read the weight', ['likelihood that the weight cannot be read']],
  ['I forget what we agreed', ['likelihood of forgetting what was agreed']],
  [
    'Is it a problem if I forget the yeast? And sometimes a sack is missing.',
    ['likelihood of forgetting the yeast', 'likelihood that a sack is missing'],
  ],
  [
    'They forget the lid altogether when they pull out the tray.',
    ['likelihood that people forget the lid altogether when they pull out the tray'],
  ],
  // What is said of the talk, or lacks its end, is no event.
  ['You have got the order wrong.', []],
  ['Get the mixer to stop.', []],
  ['Outside millers cost.', []],
  ['The weather is also waiting.', []],
])('asked what goes wrong, %j makes %j', (answer, statements) => {
  expect(drafts('wrong', answer)).toEqual(statements)
})

test.each([
  ['Too much yeast.', ['amount of yeast that is wasted']],
  ['loads of dough goes in the bin', ['amount of dough that goes in the bin']],
  ['The order list is printed twice.', ['number of times that the order list is printed again']],
  ['we reweigh far too often', ['number of times that the flour is weighed again']],
  ['half the shift goes on standing in line', ['time spent standing in line']],
  [
    'a good deal of label paper is printed that nobody looks at',
    ['amount of label paper that nobody looks at'],
  ],
])('asked what is wasted, %j makes %j', (answer, statements) => {
  expect(drafts('wasted', answer)).toEqual(statements)
})

test('what was not understood beside drafts is named in the reply', () => {
  const { reply, drafts: shown } = answerTo(
    'wrong',
    'The scale drifts. Two millers may both claim ownership of the bin.',
    BAKERS,
  )
  expect(shown).toEqual(['Minimize the likelihood that the scale drifts'])
  expect(reply).toContain('I also heard “Two millers may both claim')
})
