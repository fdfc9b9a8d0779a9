import * as fc from 'fast-check'
import { clampScale, firstScale, fitScale, ZOOM } from './zoom.ts'

const size = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
})

test('a map that fits is in view and no larger than its natural size', () => {
  fc.assert(
    fc.property(size, size, (map, view) => {
      const scale = fitScale(map, view)
      expect(scale).toBeLessThanOrEqual(1)
      if (scale > ZOOM.least) {
        expect(map.width * scale).toBeLessThanOrEqual(view.width + 0.001)
        expect(map.height * scale).toBeLessThanOrEqual(view.height + 0.001)
      }
    }),
  )
})

test('a map opens as a whole, else over the whole width, with goals that can be read', () => {
  expect(firstScale({ width: 1000, height: 700 }, { width: 950, height: 680 })).toBe(0.95)
  expect(firstScale({ width: 1000, height: 3000 }, { width: 980, height: 600 })).toBe(0.98)
  expect(firstScale({ width: 5000, height: 3000 }, { width: 800, height: 600 })).toBe(ZOOM.readable)
  expect(firstScale({ width: 500, height: 300 }, { width: 800, height: 600 })).toBe(1)
})

test.each([
  [0.1, ZOOM.least],
  [1, 1],
  [9, ZOOM.most],
])('scale %d becomes %d', (asked, scale) => expect(clampScale(asked)).toBe(scale))
