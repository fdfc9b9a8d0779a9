import type { Need } from '@outcome-studio/shared/domain/analysis'
import { BAND_NAMES } from '@outcome-studio/shared/domain/study'
import type { ComparedNeed } from '../../../domain/segments/compareGroups.ts'
import { describeNumber } from '../../needs/describeNumber.ts'
import { Caption } from '../../needs/plot/plotStyles.ts'

interface ComparedCaptionProps {
  /** Of the two groups. */
  readonly names: readonly [string, string]
  /** The marked outcome. */
  readonly compared: ComparedNeed | null
}

/** Names the marked outcome with its place in both groups. Its height is reserved. */
export function ComparedCaption({ names, compared }: ComparedCaptionProps) {
  if (compared === null) {
    return (
      <Caption>
        <span>Dark arrows are outcomes that are underserved in one of the two groups only.</span>
        <span>Point at a dot or a row to see its numbers in both groups.</span>
      </Caption>
    )
  }
  const { first, second } = compared
  return (
    <Caption>
      <strong>
        {first.number} {first.text}
      </strong>
      <span>
        {names[0]}: {describePlace(first)}
      </span>
      <span>
        {names[1]}: {describePlace(second)}
      </span>
    </Caption>
  )
}

function describePlace({ rating, score, band }: Need): string {
  if (rating === null || score === null || band === null) return 'not rated'
  const { importance, satisfaction } = rating
  return `importance ${describeNumber(importance)}, satisfaction ${describeNumber(satisfaction)}, opportunity ${describeNumber(score)}, ${BAND_NAMES[band].toLowerCase()}`
}
