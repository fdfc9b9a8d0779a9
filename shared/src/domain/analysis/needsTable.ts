import { type OpportunityBand, opportunityBand, opportunityScore } from '../study/fields/opportunity.ts'
import { type RatingParts, ratingParts } from '../study/fields/ratingParts.ts'
import type { OutcomeStatementUuid, Rating, Study } from '../study/Study.ts'
import { isOut, type Triage } from '../study/triage/Triage.ts'

/** One outcome statement in the analysis. */
export interface Need extends Pick<Triage, 'status'> {
  readonly statementId: OutcomeStatementUuid
  /** Number in the study, for example "2.1". */
  readonly number: string
  readonly text: string
  readonly jobStep: string
  readonly rating: Rating | null
  /** Both numbers, of which one or both may be missing. */
  readonly parts: RatingParts
  /** 0 to 20; null without a complete rating. */
  readonly score: number | null
  readonly band: OpportunityBand | null
}

/**
 * The outcomes of the analysis: all outcome statements that are neither empty nor out, in the order of the study. What
 * is out is neither asked about nor an opportunity (docs/product.md §4, "Status, owner and tags").
 */
export const needsTable = (study: Study): readonly Need[] => allNeeds(study).filter((need) => !isOut(need))

/** All outcome statements that are not empty, in the order of the study. Those that are out have ratings too. */
export function allNeeds({ jobSteps }: Study): readonly Need[] {
  return jobSteps.flatMap((step, at) =>
    step.outcomeStatements.flatMap(({ uuid, userInput, rating = null, halfRating, status }, index) =>
      userInput.trim() === ''
        ? []
        : [
            {
              ...(status && { status }),
              statementId: uuid,
              number: `${at + 1}.${index + 1}`,
              text: userInput.trim(),
              jobStep: step.userInput.trim(),
              rating,
              parts: ratingParts({ ...(rating && { rating }), ...(halfRating && { halfRating }) }),
              score: rating && opportunityScore(rating),
              band: rating && opportunityBand(rating),
            },
          ],
    ),
  )
}

/** Sort orders of a table of needs. */
export const NEEDS_ORDERS = ['number', 'text', 'importance', 'satisfaction', 'score'] as const
export type NeedsOrder = (typeof NEEDS_ORDERS)[number]

/** Sorts needs. Equal ones keep the order of the study, and those without a value come last. */
export function sortNeeds(
  needs: readonly Need[],
  order: NeedsOrder,
  direction: 'ascending' | 'descending',
): readonly Need[] {
  const sign = direction === 'ascending' ? 1 : -1
  const places = new Map(needs.map((need, at) => [need, at]))
  const place = (need: Need) => places.get(need) ?? 0
  return needs.toSorted((one, other) => {
    if (order === 'number') return sign * (place(one) - place(other))
    if (order === 'text') return sign * one.text.localeCompare(other.text, 'en')
    const [first, second] = [sortedBy(one, order), sortedBy(other, order)]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    return sign * (first - second)
  })
}

/** An outcome with one of the two numbers. */
export const isHalfRated = ({ parts: { importance, satisfaction } }: Pick<Need, 'parts'>): boolean =>
  (importance === null) !== (satisfaction === null)

function sortedBy({ parts, score }: Need, order: 'importance' | 'satisfaction' | 'score'): number | null {
  return order === 'score' ? score : parts[order]
}
