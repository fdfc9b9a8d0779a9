import * as fc from 'fast-check'
import { readPastedTable } from './readPastedTable.ts'

const texts = (...found: readonly string[]) => ({ kind: 'texts', texts: found })
const steps = (...found: readonly (readonly [string, string | null, ...string[]])[]) => ({
  kind: 'steps',
  steps: found.map(([userInput, category, ...statements]) => ({ userInput, category, statements })),
})

test('one column is a list of texts, without bullets, numbers and empty lines', () => {
  expect(readPastedTable([['• one'], [''], ['- two'], ['  three  words ']])).toEqual(
    texts('one', 'two', 'three words'),
  )
  expect(
    readPastedTable([
      ['1.', 'one'],
      ['2.', 'two'],
    ]),
  ).toEqual(texts('one', 'two'))
  expect(readPastedTable([['Outcome statement'], ['one']])).toEqual(texts('one'))
})

test('of two columns the first is the step, and its rows belong together', () => {
  const rows = [
    ['Job step', 'Outcome statement'],
    ['plan a trip', 'one'],
    ['', 'two'],
    ['board', 'three'],
    ['Plan a trip', 'four'],
  ]
  expect(readPastedTable(rows)).toEqual(
    steps(['plan a trip', null, 'one', 'two', 'four'], ['board', null, 'three']),
  )
})

test.each([
  [
    'before the step',
    [
      ['define', 'plan', 'one'],
      ['Execute', 'ride', 'two'],
    ],
  ],
  [
    'after the step',
    [
      ['plan', 'Define', 'one'],
      ['ride', 'EXECUTE', 'two'],
    ],
  ],
  [
    'with a number',
    [
      ['1.1', 'Define', 'plan', 'one'],
      ['2.1', 'Execute', 'ride', 'two'],
    ],
  ],
])('categories are recognised by their cells: %s', (_where, rows) => {
  expect(readPastedTable(rows)).toEqual(steps(['plan', 'Define', 'one'], ['ride', 'Execute', 'two']))
})

test('a column of categories means steps, and further columns contain statements', () => {
  expect(
    readPastedTable([
      ['Define', 'plan'],
      ['Locate', 'find'],
    ]),
  ).toEqual(steps(['plan', 'Define'], ['find', 'Locate']))
  expect(readPastedTable([['plan', 'one', 'two']])).toEqual(steps(['plan', null, 'one', 'two']))
})

test('no statement of two columns is lost or duplicated', () => {
  const word = fc.stringMatching(/^[k-n]{4,8}$/)
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 30 }), (rows) => {
      const found = readPastedTable(rows)
      const statements = found.kind === 'steps' ? found.steps.flatMap((step) => step.statements) : []
      expect([...statements].sort()).toEqual(rows.map(([, statement]) => statement).sort())
    }),
  )
})

test('accepts any table', () => {
  fc.assert(fc.property(fc.array(fc.array(fc.string())), (rows) => void readPastedTable(rows)))
})
