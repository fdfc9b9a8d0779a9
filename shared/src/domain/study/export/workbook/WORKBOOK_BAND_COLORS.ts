import { BAND_COLORS } from '../../../base/BAND_COLORS.ts'
import { capitalized } from '../../../base/capitalized.ts'

/** Colors of the opportunity bands in workbooks, by their names there. */
export const WORKBOOK_BAND_COLORS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(BAND_COLORS.light).map(([band, color]) => [capitalized(band), color]),
)
