import { answerTo } from '../testing/answers/answerTo.ts'
import { withoutGrumbles } from './withoutGrumbles.ts'

test.each([
  [
    'The worst is that the labels come off, drives me mad, and nobody orders new ones',
    'The worst is that the labels come off, and nobody orders new ones',
  ],
  ['Depends on the day, but usually the van is not loaded', 'usually the van is not loaded'],
  ['It varies. Mostly the gate is blocked.', 'Mostly the gate is blocked.'],
  ['Not always, but the slides get mixed up', 'the slides get mixed up'],
  ['To be fair it doesn’t happen every day, but the trays are wet', 'the trays are wet'],
  ['I could scream: the driver parks across two bays', 'the driver parks across two bays'],
  ['I’m fed up with it: the invoices have the wrong address', 'the invoices have the wrong address'],
  ['My pet peeve is that the milk goes sour, it makes my blood boil', 'the milk goes sour'],
  ['If I am honest the biggest headache is that the ward calls late', 'the ward calls late'],
  ['What bugs me, and it bugs everyone, is that the van keys are missing', 'the van keys are missing'],
  ['Most days the forms are not filled in', 'the forms are not filled in'],
])('%j tells %j', (message, facts) => {
  expect(withoutGrumbles(message)).toBe(facts)
})

test.each([
  'It drives me mad',
  'it depends',
  'no idea why',
  'The customer gets angry when the soup is cold',
  'The dosage depends on the weight of the patient',
  'The noise makes the horses nervous',
])('%j stays', (message) => {
  expect(withoutGrumbles(message)).toBe(message)
})

test.each([
  [
    'wrong',
    'Honestly the worst is that the labels come off in the wash, drives me mad, and nobody orders new ones in time',
    ['likelihood that the labels come off in the wash', 'likelihood that nobody orders new labels in time'],
  ],
  [
    'long',
    'Depends on the day, but usually the van is not loaded when I come',
    ['likelihood that the van is not loaded'],
  ],
  [
    'wrong',
    'My pet peeve is that the milk goes sour, makes my blood boil, and the fridge door is left open',
    ['likelihood that the milk goes sour', 'likelihood that the fridge door is left open'],
  ],
  [
    'wrong',
    'I’m fed up with it: the invoices have the wrong address and the client does not pay',
    ['likelihood that the invoices have the wrong address', 'likelihood that the client does not pay'],
  ],
  [
    'wrong',
    'Not every shift, but the monitor loses the signal. It drives everybody mad. And the cable is too short.',
    ['likelihood that the monitor loses the signal', 'likelihood that the cable is too short'],
  ],
  [
    'wrong',
    'Most annoying is the ear tags fall off, and new ones are not ordered',
    ['likelihood that the ear tags fall off', 'likelihood that new tags are not ordered'],
  ],
  [
    'long',
    'The thing that really gets me is waiting for the doctor to sign, I hate it',
    ['time spent waiting for the doctor to sign'],
  ],
  ['wasted', 'it makes me sick how much bread we throw away', ['amount of bread that is thrown away']],
] as const)('asked what is %s, %j makes each of its facts a draft', (about, answer, statements) => {
  const { drafts, reply } = answerTo(about, answer)
  expect(drafts).toEqual(statements.map((text) => `Minimize the ${text}`))
  expect(reply).not.toContain('Open points')
})

test('a fact that makes no draft stays an open point, and the feeling does not', () => {
  const { reply } = answerTo(
    'long',
    'It is a nightmare, the boxes are scanned one by one, and the scanner freezes',
  )
  expect(reply).toContain('the scanner freezes')
  expect(reply).not.toContain('nightmare')
  expect(answerTo('wrong', 'The roster is wrong and nobody tells us').reply).toContain('“nobody tells us”')
})
