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

test('finds texts that look the same, at their places in the original', () => {
  const texts = ['Drink at a cafe\u0301', 'find the\u00a0ﬁle, don’t lo\u00adse it']
  const found = (query: string) =>
    findInStudy(exampleStudy('A', [texts]), query).map(({ where, start, end }) => [
      where,
      (where.endsWith('1.1') ? texts[0] : texts[1])?.slice(start, end),
    ])
  expect(found('Café')).toEqual([['Outcome statement 1.1', 'cafe\u0301']])
  expect(found('the file')).toEqual([['Outcome statement 1.2', 'the\u00a0ﬁle']])
  expect(found("don't lose")).toEqual([['Outcome statement 1.2', 'don’t lo\u00adse']])
  expect(found('cafe')).toEqual([])
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
