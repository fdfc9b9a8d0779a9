import fc from 'fast-check'
import { readWeights, storeWeights } from './storedWeights.ts'

const feature = fc.string({ minLength: 1 }).filter((text) => !text.includes('|') && text !== '__proto__')
const packed = fc.constantFrom('0jk', '0jk2gp', '4jt', '1j5')

test('weights are read as they were stored', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.dictionary(feature, packed), (classes, weights) => {
      expect(readWeights(storeWeights({ classes, weights }))).toEqual({ classes, weights: { ...weights } })
    }),
  )
})

test('features of the same weights are stored together', () => {
  expect(storeWeights({ classes: ['a'], weights: { one: '0jk', two: '0j5', three: '0jk' } })).toEqual({
    classes: ['a'],
    features: { '0jk': 'one|three', '0j5': 'two' },
  })
})

test('a feature that cannot be stored is refused', () => {
  expect(() => storeWeights({ classes: [], weights: { 'one|two': '0jk' } })).toThrow(RangeError)
})
