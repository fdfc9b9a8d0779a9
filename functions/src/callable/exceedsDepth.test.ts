import * as fc from 'fast-check'
import { exceedsDepth } from './exceedsDepth.ts'

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Object.values(value).reduce((most: number, each) => Math.max(most, depthOf(each)), 0)
    : 0

test('the levels of any JSON are those of its value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = Buffer.from(JSON.stringify(value))
      const depth = depthOf(value)
      expect(exceedsDepth(json, depth)).toBe(false)
      if (depth > 0) expect(exceedsDepth(json, depth - 1)).toBe(true)
    }),
  )
})

test.each(['"[[[["', '"\\"[[["', '"\\\\"', '["]","["]'])('brackets in the text %s do not count', (json) => {
  expect(exceedsDepth(Buffer.from(json), 1)).toBe(false)
})
