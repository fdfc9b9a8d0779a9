import { type PlacedStatement, placeStatements } from './placeStatements.ts'

const STEPS = ['Plan', 'Ride'].map((text, at) => ({ number: `${at + 1}`, text, category: null, fields: {} }))

/** Rows of a table with a number, the text of the step, and the text. */
const place = (...rows: readonly (readonly [number: string, step: string, text: string])[]) =>
  placeStatements(
    STEPS,
    rows.map(
      ([number, step, text], at): PlacedStatement => ({
        number,
        step,
        text,
        stepsAbove: 1,
        row: at + 2,
        fields: {},
      }),
    ),
  )
const textsOf = ({ steps }: ReturnType<typeof place>) =>
  steps.map(({ statements }) => statements.map(({ text }) => text))

test('the text of the step decides, and a number that says another one is told', () => {
  const placed = place(['1.1', 'Plan', 'one'], ['2.1', 'Plan', 'two'], ['1.2', 'Ride', 'three'])
  expect(textsOf(placed)).toEqual([['one', 'two'], ['three']])
  expect(placed.problems).toEqual([
    'Row 3: it is under “Plan”, its job step, although its number is 2.1.',
    'Row 4: it is under “Ride”, its job step, although its number is 1.2.',
  ])
})

test('the number decides where the step is not known', () => {
  const placed = place(['2.1', '', 'one'], ['1.1', 'Walk', 'two'])
  expect(textsOf(placed)).toEqual([['two'], ['one']])
  expect(placed.problems).toEqual([])
})

test('the numbers give the order within a step', () => {
  expect(textsOf(place(['1.2', 'Plan', 'two'], ['1.10', 'Plan', 'ten'], ['1.1', 'Plan', 'one']))).toEqual([
    ['one', 'two', 'ten'],
    [],
  ])
})

test('equal numbers keep the order of the table', () => {
  const placed = place(['1.1', 'Plan', 'one'], ['1.9', 'Plan', 'nine'], ['1.1', 'Plan', 'ten'])
  expect(textsOf(placed)[0]).toEqual(['one', 'nine', 'ten'])
  expect(placed.problems).toEqual([])
})

test('equal numbers in a table that was sorted are told, because its order is lost', () => {
  const placed = place(
    ['1.9', 'Plan', 'nine'],
    ['1.1', 'Plan', 'ten'],
    ['1.2', 'Plan', 'two'],
    ['1.1', 'Plan', 'one'],
  )
  expect(textsOf(placed)[0]).toEqual(['nine', 'ten', 'two', 'one'])
  expect(placed.problems).toEqual([
    'Job step 1: several outcome statements have the same number, because spreadsheets save 1.10 as 1.1. They are in the order of the table.',
  ])
})
