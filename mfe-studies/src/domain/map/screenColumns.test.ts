import * as fc from 'fast-check'
import { layoutMap } from './layoutMap.ts'
import { pictureUse } from './MapUse.ts'
import { MAP } from './mapStyles.ts'
import { screenColumns } from './screenColumns.ts'
import { anyNeeds, NO_OPPORTUNITIES } from './someNeeds.ts'

test.each([
  [0, 3, MAP.leastColumn],
  [1063, 3, 275],
  [1143, 4, 224],
  [1303, 4, 264],
  [1783, 6, 253],
])('a map %d pixels wide has %d columns of %d pixels', (width, columns, column) =>
  expect(screenColumns(width)).toEqual({ columns, column }),
)

test('a map on a wide screen is never wider than the screen', () => {
  fc.assert(
    fc.property(anyNeeds, fc.integer({ min: 1000, max: 4000 }), (needs, width) => {
      const layout = layoutMap(needs, NO_OPPORTUNITIES, {
        ...pictureUse(''),
        title: null,
        ...screenColumns(width),
      })
      expect(layout.width).toBeLessThanOrEqual(width)
    }),
  )
})
