import { foldText } from '@outcome-studio/shared/domain/base'
import { disguised } from '@outcome-studio/shared/domain/testing'
import * as fc from 'fast-check'
import { statementParts } from './statementParts.ts'

const shown = (text: string) =>
  statementParts(text).map(({ part, start, end }) => `${part}: ${text.slice(start, end)}`)

test('a complete statement has all its parts', () => {
  expect(
    shown('Minimize the time it takes to choose a route when leaving in a hurry, e.g. late for a train'),
  ).toEqual([
    'direction: Minimize',
    'metric: the time it takes to',
    'object: choose a route',
    'clarifier: when leaving in a hurry',
    'examples: e.g. late for a train',
  ])
})

test.each([
  [
    'Minimize the likelihood that a wheel comes off',
    ['direction: Minimize', 'metric: the likelihood that', 'object: a wheel comes off'],
  ],
  [
    'Increase the number of seedlings, such as beans, before the first frost',
    [
      'direction: Increase',
      'metric: the number of',
      'object: seedlings',
      'examples: such as beans',
      'clarifier: before the first frost',
    ],
  ],
  ['Minimize', ['direction: Minimize']],
  ['The brakes should be easy to adjust', []],
  ['', []],
])('%j', (text, parts) => {
  expect(shown(text)).toEqual(parts)
})

test('parts never overlap, whatever the text', () => {
  const word = fc.constantFrom(
    'Minimize',
    'the',
    'time',
    'it',
    'takes',
    'to',
    'e.g.',
    'when',
    ',',
    '(',
    ')',
    'is',
    'rain',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(word).map((words) => words.join(' ')),
      ),
      (text) => {
        let read = 0
        for (const { start, end } of statementParts(text)) {
          expect(start).toBeGreaterThanOrEqual(read)
          expect(end).toBeLessThanOrEqual(text.length)
          read = end
        }
      },
    ),
  )
})

test('a statement has the same parts however its characters are written', () => {
  const partsOf = (text: string) =>
    statementParts(text).map(({ part, start, end }) => [part, foldText(text.slice(start, end))])
  fc.assert(
    fc.property(disguised, ({ text, other }) => {
      expect(partsOf(other)).toEqual(partsOf(text))
    }),
  )
})
