import {
  describeScale,
  outOfTen,
  RATING_SCALE_NAMES,
  type RatingScale,
} from '@outcome-studio/shared/domain/study'
import * as fc from 'fast-check'
import { findScaleDoubt } from './findScaleDoubt.ts'

const doubtOf = (cells: readonly string[], title = '') => findScaleDoubt([{ title, cells }])

test.each<[readonly string[], string, RatingScale]>([
  [['84%', '9'], '', 'percent'],
  [['84 %'], '', 'percent'],
  [['84', '9', '8'], '', 'percent'],
  [['12', '15', '9'], '', 'percent'],
  [['0.84', '0.3', '1'], '', 'share'],
  [['1', '1'], '', 'share'],
  [['5', '4', '1'], '', 'outOfFive'],
  [['4.2', '3.7'], '', 'outOfFive'],
  [['5', '0', '2.5'], '', 'outOfFive'],
  [['8', '9'], 'Importance (1-5)', 'outOfFive'],
  [['8', '9'], 'Importance 1 to 7', 'outOfSeven'],
  [['4', '3'], 'Importance (1-4)', 'outOfFive'],
  [['62', '9'], 'Importance, top-two box', 'percent'],
  [['0.62', '0.9'], 'Importance T2B', 'share'],
  [['8', '9'], 'Importance, of 5', 'outOfFive'],
  [['8', '9'], '5-point importance', 'outOfFive'],
  [['8', '9'], 'Importance (0–100)', 'percent'],
  [['8', '9'], 'Importance %', 'percent'],
  [['8', '9'], 'Importance (1-10)', 'outOfTen'],
])('%j below “%s” may be on another scale', (cells, title, likely) => {
  const doubt = doubtOf(cells, title)
  expect(doubt?.scales[0]).toBe(likely)
  expect([...(doubt?.scales ?? [])].sort()).toEqual([...RATING_SCALE_NAMES].sort())
})

test.each<[readonly string[], string]>([
  [['8.4', '3.1'], ''],
  [['8.4', '3.1', '11', '9', '2', '7'], ''],
  [['0', '0'], ''],
  [['4'], ''],
  [['high', ''], ''],
  [[], 'Importance (1-5)'],
  [['4.2', '3'], 'Importance (0-10)'],
  [['8', '9'], 'Importance 2026'],
])('%j below “%s” are from 0 to 10', (cells, title) => expect(doubtOf(cells, title)).toBeNull())

test.each<[readonly string[], string, boolean]>([
  [['84%'], '', true],
  [['4.2'], 'Importance (1-5)', true],
  [['4.2'], 'Importance (1-7)', true],
  [['62', '9'], 'Importance %', true],
  [['62', '9'], 'Importance T2B', true],
  [['8'], 'Importance (1-5)', false],
  [['4'], 'Importance (1-4)', false],
  [['8'], 'Importance (1-10)', false],
  [['62', '9'], '', false],
  [['4.2', '3.7'], '', false],
])('%j below “%s”: certain is %p', (cells, title, isCertain) => {
  expect(doubtOf(cells, title)?.isCertain).toBe(isCertain)
})

test('columns are judged together', () => {
  const columns = [
    { title: 'Importance', cells: ['9', '8'] },
    { title: 'Satisfaction', cells: ['1', '0.5'] },
  ]
  expect(findScaleDoubt(columns)).toBeNull()
})

test.each<[RatingScale, string, number]>([
  ['outOfTen', '8,45', 8.45],
  ['percent', '84.5%', 8.45],
  ['percent', '84', 8.4],
  ['share', '0.845', 8.45],
  ['share', '84%', 8.4],
  ['outOfFive', '1', 0],
  ['outOfFive', '5', 10],
  ['outOfFive', '4.2', 8],
  ['outOfSeven', '1', 0],
  ['outOfSeven', '5.5', 7.5],
  ['outOfSeven', '7.1', Number.NaN],
  ['outOfTen', '84%', Number.NaN],
  ['outOfTen', '11', Number.NaN],
  ['outOfFive', '0.9', Number.NaN],
  ['share', '1.1', Number.NaN],
  ['percent', '101', Number.NaN],
  ['percent', '-1', Number.NaN],
])('%s: %s is %d of ten', (scale, cell, value) => expect(outOfTen(cell, scale)).toBe(value))

test('the result for a cell is described', () => {
  expect(describeScale('percent', '84%')).toBe('Percent, 0 to 100 (84% becomes 8.4)')
  expect(describeScale('outOfTen', '84%')).toBe('0 to 10 (not possible for 84%)')
})

test('every cell is none or a number from 0 to 10', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.double().map(String),
        fc.nat(200).map((value) => `${value}%`),
      ),
      fc.constantFrom(...RATING_SCALE_NAMES),
      (cell, scale) => {
        const value = outOfTen(cell, scale)
        expect(Number.isNaN(value) || (value >= 0 && value <= 10)).toBe(true)
      },
    ),
  )
})
