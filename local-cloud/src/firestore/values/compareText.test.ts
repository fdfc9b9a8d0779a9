import fc from 'fast-check'
import { compareText } from './compareText.ts'

describe('compareText', () => {
  test('orders strings by their UTF-8 bytes', () => {
    const text = fc.string({ unit: 'binary' }).filter((each) => each.isWellFormed())
    fc.assert(
      fc.property(text, text, (left, right) => {
        expect(Math.sign(compareText(left, right))).toBe(
          Buffer.compare(Buffer.from(left), Buffer.from(right)),
        )
      }),
    )
  })
})
