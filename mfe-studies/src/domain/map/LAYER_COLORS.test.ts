import { NEED_LAYERS } from '@outcome-studio/shared/domain/needs'
import { contrast } from '@outcome-studio/shared/ui'
import { LAYER_COLORS } from './LAYER_COLORS.ts'

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  test.each(NEED_LAYERS)('the title of %s can be read on its panel', (layer) => {
    const { ink, fill } = LAYER_COLORS[scheme][layer]
    expect(contrast(ink, fill)).toBeGreaterThanOrEqual(4.5)
  })
})
