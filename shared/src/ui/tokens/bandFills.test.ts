import { BAND_COLORS, BAND_MARKS } from '@outcome-studio/shared/domain/base'
import { OPPORTUNITY_BANDS } from '@outcome-studio/shared/domain/study'
import { bandFills, bandMarks } from './bandFills.ts'
import { DARK, LIGHT } from './colorSchemes.ts'
import { contrast } from './contrast.ts'
import { darkScheme, lightScheme } from './scheme.ts'

/** Custom property that styles read for a band. */
const propertyOf = (styles: string, band: string): string | undefined =>
  /var\((--[\w-]+)\)/.exec(styles.split('\n').find((rule) => rule.includes(`'${band}'`)) ?? '')?.[1]

describe.each([
  ['light', LIGHT, lightScheme],
  ['dark', DARK, darkScheme],
] as const)('the opportunity bands on a %s screen', (name, scheme, declared) => {
  const colors = BAND_COLORS[name]

  test.each(OPPORTUNITY_BANDS)('%s has texts with a contrast of 4.5:1', (band) => {
    expect(contrast(scheme.text, colors[band])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(OPPORTUNITY_BANDS)('%s has dots with a contrast of 3:1', (band) => {
    expect(contrast(BAND_MARKS[name][band], colors[band])).toBeGreaterThanOrEqual(3)
  })

  test('have the colors of pictures and workbooks', () => {
    for (const band of OPPORTUNITY_BANDS) {
      expect(declared).toContain(`${propertyOf(bandFills('fill'), band)}: ${colors[band]};`)
      expect(declared).toContain(`${propertyOf(bandMarks, band)}: ${BAND_MARKS[name][band]};`)
    }
  })
})
