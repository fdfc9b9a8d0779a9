import { declareBands } from './bandFills.ts'
import { declareColors } from './color.ts'
import { DARK, LIGHT } from './colorSchemes.ts'

/** Declarations of all values that depend on the color scheme, for the element that has the scheme. */
export const lightScheme = `
  color-scheme: light;
  --os-shadow-raised: 0 1px 2px rgb(20 22 30 / 8%);
  --os-shadow-overlay: 0 2px 6px rgb(20 22 30 / 8%), 0 12px 32px rgb(20 22 30 / 16%);
  ${declareColors(LIGHT)}
  ${declareBands('light')}
`

export const darkScheme = `
  color-scheme: dark;
  --os-shadow-raised: 0 1px 2px rgb(0 0 0 / 40%);
  --os-shadow-overlay: 0 2px 6px rgb(0 0 0 / 40%), 0 12px 32px rgb(0 0 0 / 56%);
  ${declareColors(DARK)}
  ${declareBands('dark')}
`
