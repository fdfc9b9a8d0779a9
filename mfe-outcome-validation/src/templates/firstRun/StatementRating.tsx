import {
  BAND_NAMES,
  type OutcomeStatementUuid,
  opportunityBand,
  opportunityScore,
} from '@outcome-studio/shared/domain/study'
import { Select, space, type } from '@outcome-studio/shared/ui'
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
  padding-bottom: ${space(2)};
  font: ${type.control};
`

const CHOICES = Array.from({ length: 11 }, (_none, at) => ({ value: String(at), label: String(at) }))

/** The ratings of a statement, with the opportunity that follows from them (docs/method.md §6). */
export function StatementRating({ statementId }: { readonly statementId: OutcomeStatementUuid }) {
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
  return (
    <Frame>
      <Select
        label="Importance"
        value={String(Math.round(importance))}
        options={CHOICES}
        onChange={(value) => rate({ importance: Number(value) })}
      />
      <Select
        label="Satisfaction"
        value={String(Math.round(satisfaction))}
        options={CHOICES}
        onChange={(value) => rate({ satisfaction: Number(value) })}
      />
      <Score role="status">
        Opportunity {describeNumber(score)}:{' '}
        {BAND_NAMES[opportunityBand({ importance, satisfaction })].toLowerCase()}
      </Score>
    </Frame>
  )
}
