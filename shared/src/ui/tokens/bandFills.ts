import { BAND_COLORS, BAND_MARKS } from '@outcome-studio/shared/domain/base'
import { OPPORTUNITY_BANDS, type OpportunityBand } from '@outcome-studio/shared/domain/study'

const nameOf = (band: OpportunityBand): string => `--os-band-${band.replaceAll(' ', '-')}`
const markNameOf = (band: OpportunityBand): string => `${nameOf(band)}-mark`

/** Declares the colors of the opportunity bands in one scheme as custom properties. */
export const declareBands = (scheme: keyof typeof BAND_COLORS): string =>
  OPPORTUNITY_BANDS.map(
    (band) =>
      `${nameOf(band)}: ${BAND_COLORS[scheme][band]}; ${markNameOf(band)}: ${BAND_MARKS[scheme][band]};`,
  ).join('\n')

/** Sets a property to the color of the opportunity band in `data-band`; texts on it have the color of text. */
export const bandFills = (property: 'background' | 'fill'): string =>
  OPPORTUNITY_BANDS.map((band) => `&[data-band='${band}'] { ${property}: var(${nameOf(band)}); }`).join('\n')

/** Sets `fill` to the color of a dot of the opportunity band in `data-band`. */
export const bandMarks: string = OPPORTUNITY_BANDS.map(
  (band) => `&[data-band='${band}'] { fill: var(${markNameOf(band)}); }`,
).join('\n')
