import { placeQuotes } from './placeQuotes.ts'

const quote = (id: string) => ({
  id,
  text: `said ${id}`,
  source: '',
  date: '',
  place: '',
  addedBy: '',
  addedAt: '',
})
const statement = (number: string, text: string) => ({
  number,
  text,
  step: '',
  stepsAbove: 1,
  row: 1,
  fields: {},
})
/** A spreadsheet has saved 1.10 as 1.1. */
const statements = [
  statement('1.1', 'find a seat'),
  statement('1.1', 'find a friend'),
  statement('2.1', 'pay'),
]

test.each([
  ['1.1', 'Find a friend', 'find a friend'],
  ['1.1', '', 'find a seat'],
  ['', 'pay', 'pay'],
  ['9.9', 'pay', 'pay'],
  ['2.1', 'pay in cash', 'pay'],
])('a quote of %j “%s” goes to “%s”', (number, text, expected) => {
  const { statements: placed, problems } = placeQuotes(statements, [
    { number, statement: text, quote: quote('a'), row: 7 },
  ])
  expect(problems).toEqual([])
  expect(placed.flatMap((each) => (each.fields.quotes ? each.text : []))).toEqual([expected])
})

test('a quote of a statement that is not there is named', () => {
  const lost = { number: '9.9', statement: 'gone', quote: quote('a'), row: 7 }
  expect(placeQuotes(statements, [lost]).problems).toEqual([
    'Row 7: the outcome statement of “said a” is not in the file; the quote is left out.',
  ])
})
