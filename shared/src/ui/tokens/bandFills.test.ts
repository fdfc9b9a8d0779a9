import { BAND_COLORS } from '@outcome-studio/shared/domain/base'
import { OPPORTUNITY_BANDS } from '@outcome-studio/shared/domain/study'
import { bandFills } from './bandFills.ts'
import { DARK, LIGHT } from './colorSchemes.ts'
import { contrast } from './contrast.ts'
import { darkScheme, lightScheme } from './scheme.ts'

describe.each([
  ['light', LIGHT, lightScheme],
  ['dark', DARK, darkScheme],
] as const)('the opportunity bands on a %s screen', (name, scheme, declared) => {
  const colors = BAND_COLORS[name]

  test.each(OPPORTUNITY_BANDS)('%s has texts with a contrast of 4.5:1', (band) => {
    expect(contrast(scheme.text, colors[band])).toBeGreaterThanOrEqual(4.5)
  })

  test('have the colors of pictures and workbooks', () => {
    for (const band of OPPORTUNITY_BANDS) {
      const property = /var\((--[\w-]+)\)/.exec(
        bandFills('fill')
          .split('\n')
          .find((rule) => rule.includes(`'${band}'`)) ?? '',
      )?.[1]
      expect(declared).toContain(`${property}: ${colors[band]};`)
    }
  })
})
