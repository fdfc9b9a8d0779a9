import * as fc from 'fast-check'
import { exampleStudy } from '../../testing/storeStudy.ts'
import { findInStudy } from './findInStudy.ts'

const study = exampleStudy('A', [['one route, another Route'], ['last']])

test('finds all places in the order of the page, whatever their case', () => {
  expect(findInStudy(study, 'ROUTE').map(({ where, start, end }) => [where, start, end])).toEqual([
    ['Outcome statement 1.1', 4, 9],
    ['Outcome statement 1.1', 19, 24],
  ])
  expect(findInStudy(study, 'leg').map(({ where }) => where)).toEqual(['Job step 1', 'Job step 2'])
  expect(findInStudy(study, 'destination').map(({ where }) => where)).toEqual(['Job'])
  expect(findInStudy(study, 'commut').map(({ where }) => where)).toEqual(['Job executor'])
})

test('nothing is found of nothing', () => {
  expect(findInStudy(study, ' ')).toEqual([])
})

test('every text is found in itself, with whatever signs', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      fc.pre(text.trim() !== '')
      const whole = `before ${text} after`
      const found = findInStudy(exampleStudy('A', [[whole]]), text).filter(({ where }) =>
        where.startsWith('Outcome'),
      )
      expect(found.length).toBeGreaterThan(0)
      expect(found.every(({ start, end }) => end - start === text.length)).toBe(true)
    }),
  )
})
