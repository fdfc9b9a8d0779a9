import { OPPORTUNITY_BANDS, type OpportunityBand } from '@outcome-studio/shared/domain/study'
import type { CSSProperties } from 'react'

/** Distance between the lines of a band; without an entry the band is plain. */
const DISTANCES: Readonly<Partial<Record<OpportunityBand, number>>> = {
  extreme: 5,
  high: 9,
  'worth a look': 16,
}

const idOf = (scope: string, band: OpportunityBand) => `${scope}-${OPPORTUNITY_BANDS.indexOf(band)}`

/** Patterns that tell the bands apart in forced colors, denser for more urgent ones. */
export function Hatchings({ scope }: { readonly scope: string }) {
  return (
    <defs>
      {OPPORTUNITY_BANDS.map((band) => {
        const distance = DISTANCES[band]
        return distance === undefined ? null : (
          <pattern
            key={band}
            id={idOf(scope, band)}
            width={distance}
            height={distance}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <line className="hatching" x1={0} y1={0} x2={0} y2={distance} />
          </pattern>
        )
      })}
    </defs>
  )
}

/** Sets the pattern of a band for the styles of forced colors. */
export function hatchingOf(scope: string, band: OpportunityBand): CSSProperties | undefined {
  const style: Record<`--${string}`, string> = { '--hatching': `url(#${idOf(scope, band)})` }
  return band in DISTANCES ? style : undefined
}
