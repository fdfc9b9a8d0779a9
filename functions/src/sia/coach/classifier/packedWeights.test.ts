import fc from 'fast-check'
import { packWeights, unpackWeights } from './packedWeights.ts'

const hundredths = fc.integer({ min: -648, max: 647 }).map((weight) => weight / 100)
const classWeight = fc.record({ index: fc.integer({ min: 0, max: 9 }), weight: hundredths })

test('weights are read as they were stored', () => {
  fc.assert(
    fc.property(fc.array(classWeight), (weights) => {
      expect(unpackWeights(packWeights(weights))).toEqual(weights)
    }),
  )
})

test('three characters store the weight of a class', () => {
  expect(packWeights([{ index: 4, weight: 0.5 }])).toHaveLength(3)
  expect(packWeights([])).toBe('')
})

test.each([
  [9, 6.47],
  [-9, -6.48],
])('a weight of %d is cut', (weight, stored) => {
  expect(unpackWeights(packWeights([{ index: 0, weight }]))).toEqual([{ index: 0, weight: stored }])
})
