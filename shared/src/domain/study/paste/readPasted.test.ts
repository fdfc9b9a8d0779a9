import * as fc from 'fast-check'
import { readPasted } from './readPasted.ts'

const texts = (...found: readonly string[]) => ({ kind: 'texts', texts: found })
const table = (...rows: readonly (readonly string[])[]) => ({ kind: 'table', table: { rows } })

test('one column is a list of texts, without bullets, numbers and empty lines', () => {
  expect(readPasted([['• one'], [''], ['- two'], ['  three  words ']])).toEqual(
    texts('one', 'two', 'three words'),
  )
  expect(readPasted([['1. one'], ['2. two'], ['3) three']])).toEqual(texts('one', 'two', 'three'))
  expect(readPasted([['O-01 one'], ['O-02 two']])).toEqual(texts('one', 'two'))
  expect(readPasted([['Outcome statement'], ['one']])).toEqual(texts('one'))
})

test.each(['1.', '1)', '1.2', '1.2.', 'a)', '•', '7'])(
  'a list whose number “%s” has a column of its own',
  (number) => {
    expect(
      readPasted([
        [number, 'one'],
        [number, 'two'],
      ]),
    ).toEqual(texts('one', 'two'))
  },
)

test.each([
  ['a step and a statement', ['board', 'one']],
  ['numbers after the text', ['Minimize the time it takes to board', '8', '3.1']],
  ['an ID before the text', ['O-01', 'Minimize the time it takes to board']],
  ['a list with ratings', ['1.', 'Minimize the time it takes to board', '8.2']],
])('several columns are a table: %s', (_what, row) => {
  expect(readPasted([row, row])).toMatchObject(table(row, row))
})

test('a heading above a column of numbers makes a table', () => {
  expect(
    readPasted([
      ['No.', 'Outcome'],
      ['1', 'one'],
    ]),
  ).toMatchObject(table(['No.', 'Outcome'], ['1', 'one']))
})

test('a table is refused beyond the limits of a file', () => {
  expect(() => readPasted(Array.from({ length: 5_001 }, () => ['a', 'b']))).toThrow(/at most 5,000 rows/)
})

test('no text of a list or table is lost', () => {
  const word = fc.stringMatching(/^[k-n]{4,8}$/)
  fc.assert(
    fc.property(fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { minLength: 1 }), (rows) => {
      const found = readPasted(rows)
      const read = found.kind === 'texts' ? found.texts : found.table.rows.flat()
      expect(read.filter(Boolean)).toEqual(rows.flat())
    }),
  )
})

test('accepts any table', () => {
  fc.assert(fc.property(fc.array(fc.array(fc.string())), (rows) => void readPasted(rows)))
})
