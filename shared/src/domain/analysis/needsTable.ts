import { type OpportunityBand, opportunityBand, opportunityScore } from '../study/fields/opportunity.ts'
import type { OutcomeStatementUuid, Rating, Study } from '../study/Study.ts'

/** One outcome statement as the analysis shows it. */
export interface Need {
  readonly statementId: OutcomeStatementUuid
  /** Place in the study, "2.1". */
  readonly number: string
  readonly text: string
  readonly jobStep: string
  readonly rating: Rating | null
  /** 0 to 20; null until it is rated. */
  readonly score: number | null
  readonly band: OpportunityBand | null
}

/** The outcome statements that say something, from top to bottom. */
export function needsTable({ jobSteps }: Study): readonly Need[] {
  return jobSteps.flatMap((step, at) =>
    step.outcomeStatements.flatMap(({ uuid, userInput, rating = null }, index) =>
      userInput.trim() === ''
        ? []
        : [
            {
              statementId: uuid,
              number: `${at + 1}.${index + 1}`,
              text: userInput.trim(),
              jobStep: step.userInput.trim(),
              rating,
              score: rating && opportunityScore(rating),
              band: rating && opportunityBand(rating),
            },
          ],
    ),
  )
}

/** What a table of needs can be sorted by. */
export const NEEDS_ORDERS = ['number', 'text', 'importance', 'satisfaction', 'score'] as const
export type NeedsOrder = (typeof NEEDS_ORDERS)[number]

/**
 * The needs in an order; equal ones keep the order of the study, and what has no value stands last either way.
 */
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

function sortedBy({ rating, score }: Need, order: 'importance' | 'satisfaction' | 'score'): number | null {
  return order === 'score' ? score : (rating?.[order] ?? null)
}
