import {
  BAND_NAMES,
  type OutcomeStatementUuid,
  opportunityBand,
  opportunityScore,
  type Rating,
} from '@outcome-studio/shared/domain/study'
import { bandFills, color, radius, Select, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { describeNumber } from '../../editor/needs/describeNumber.ts'
import { useEditor, useSessionValue } from '../../editor/react/EditorContext.ts'

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(4)};
`

const Score = styled.p`
  display: flex;
  align-items: center;
  min-height: 40px;
  font: ${type.control};
`

/** In the color of its band, as in the landscape. */
const Result = styled.span`
  padding: ${space(1)} ${space(2)};
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  ${bandFills('background')}
`

const WHOLE = Array.from({ length: 11 }, (_none, at) => at)

/** The whole numbers, and the current one in its place: a mean of a survey is none of them. */
const choicesWith = (current: number) =>
  [...new Set([...WHOLE, current])]
    .sort((one, other) => one - other)
    .map((value) => ({
      value: String(value),
      label: WHOLE.includes(value) ? String(value) : describeNumber(value),
    }))

interface StatementRatingProps {
  readonly statementId: OutcomeStatementUuid
  /** An earlier rating, with which the current score is compared. */
  readonly before?: Rating | undefined
}

/** The ratings of a statement, with the opportunity that follows from them (docs/method.md §6). */
export function StatementRating({ statementId, before }: StatementRatingProps) {
  const { session } = useEditor()
  const rating = useSessionValue(statementId, ({ views }) => views.statement(statementId)?.rating)
  const { importance, satisfaction } = rating ?? { importance: 5, satisfaction: 5 }
  const rate = (change: { readonly importance?: number; readonly satisfaction?: number }) =>
    void session.apply({
      kind: 'setItemFields',
      uuid: statementId,
      fields: { rating: { importance, satisfaction, ...change } },
    })
  const score = opportunityScore({ importance, satisfaction })
  const band = opportunityBand({ importance, satisfaction })
  const earlier = before ? opportunityScore(before) : null
  return (
    <Frame>
      <Select
        label="Importance"
        value={String(importance)}
        options={choicesWith(importance)}
        onChange={(value) => rate({ importance: Number(value) })}
      />
      <Select
        label="Satisfaction"
        value={String(satisfaction)}
        options={choicesWith(satisfaction)}
        onChange={(value) => rate({ satisfaction: Number(value) })}
      />
      <Score role="status">
        <Result data-band={band}>
          {`Opportunity ${describeNumber(score)}: ${BAND_NAMES[band].toLowerCase()}`}
        </Result>
        {earlier !== null && earlier !== score && `, before ${describeNumber(earlier)}`}
      </Score>
    </Frame>
  )
}
