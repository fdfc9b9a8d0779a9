import type { Need } from '@outcome-studio/shared/domain/analysis'
import { isOut, type Rating } from '@outcome-studio/shared/domain/study'
import { memo } from 'react'
import type { OutcomeScore } from '../../../domain/respondents/scoreOutcome.ts'
import type { SurveyRating, SurveyRatings } from '../../../domain/survey/SurveyRating.ts'
import { PreviewFrame, PreviewTable } from '../../../mapping/previewStyles.ts'
import { describeInterval, describeNumber } from '../describeNumber.ts'
import { useGrowingCount } from './useGrowingCount.ts'

/** Rows shown at most. */
const MOST_SHOWN = 100

/** Rows that the dialog opens with, and that follow in each frame. */
const AT_ONCE = 15

interface SurveyPreviewProps {
  readonly needs: readonly Need[]
  readonly found: SurveyRatings
}

/** Shows the ratings of a survey next to those that they replace, and how each outcome was recognized. */
export const SurveyPreview = memo(function SurveyPreview({ needs, found: { ratings } }: SurveyPreviewProps) {
  const byId = new Map<string, Need>(needs.map((need) => [need.statementId, need]))
  const shown = useGrowingCount(AT_ONCE, Math.min(ratings.length, MOST_SHOWN))
  const hasScores = ratings.some(({ score }) => score !== null)
  return (
    <PreviewFrame tabIndex={0} role="region" aria-label="Ratings of the file">
      <PreviewTable>
        <caption>
          {ratings.length > MOST_SHOWN
            ? `The first ${MOST_SHOWN} of ${ratings.length} outcomes, importance / satisfaction`
            : 'Importance / satisfaction of each outcome'}
        </caption>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Outcome statement</th>
            <th scope="col">Rating now</th>
            <th scope="col">New rating</th>
            {hasScores && <th scope="col">Opportunity, 95 %</th>}
            <th scope="col">In the file</th>
          </tr>
        </thead>
        <tbody>
          {ratings.slice(0, shown).map((rated) => {
            const need = byId.get(rated.statementId)
            return (
              need && (
                <tr key={rated.statementId}>
                  <th scope="row">{need.number}</th>
                  <td>{isOut(need) ? `${need.text} (out)` : need.text}</td>
                  <td>{describeParts(need.parts)}</td>
                  <td>{describeParts(rated.rating)}</td>
                  {hasScores && <td>{describeScore(rated.score)}</td>}
                  <td>{describeMatch(rated)}</td>
                </tr>
              )
            )
          })}
        </tbody>
      </PreviewTable>
    </PreviewFrame>
  )
})

function describeParts({ importance, satisfaction }: { readonly [Part in keyof Rating]: number | null }) {
  return importance === null && satisfaction === null
    ? 'None'
    : `${importance ?? '–'} / ${satisfaction ?? '–'}`
}

/** For example "15.2 (13.9 to 16.4), n 412". */
function describeScore(score: OutcomeScore | null): string {
  if (score?.opportunity == null) return '–'
  const { counts, opportunity } = score
  const n = Math.min(counts.importance, counts.satisfaction)
  return `${describeNumber(opportunity)} (${describeInterval(score)}), n\u00a0${n.toLocaleString('en-US')}`
}

function describeMatch({ by, movedFrom }: SurveyRating): string {
  if (by === 'number') return 'Same number, no text'
  const match = by === 'id' ? 'Same ID, another text' : 'Same text'
  return movedFrom === null ? match : `${match}, was ${movedFrom}`
}
