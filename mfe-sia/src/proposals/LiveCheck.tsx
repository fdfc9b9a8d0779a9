import { checkText } from '@outcome-studio/shared/domain/checker'
import type { ProposedEdit } from '@outcome-studio/shared/domain/coach'
import { checkGoal, goalId, newGoal } from '@outcome-studio/shared/domain/needs'
import { color, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

const Remarks = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding-inline-start: ${space(5)};
  color: ${color.warning};
  font: ${type.small};
`
const Fine = styled.p`
  color: ${color.success};
  font: ${type.small};
`

interface LiveCheckProps {
  readonly edit: ProposedEdit
  readonly text: string
}

/** Remarks about an edited text. Lazy-loaded, because the checker is large. */
export function LiveCheck({ edit, text }: LiveCheckProps) {
  const remarks = remarksOn(edit, text)
  if (remarks === null || text.trim() === '') return null
  if (remarks.length === 0) return <Fine role="status">No remarks.</Fine>
  return (
    <Remarks aria-label="Remarks">
      {remarks.map(({ ruleId, message }) => (
        <li key={`${ruleId} ${message}`}>
          {ruleId}: {message}
        </li>
      ))}
    </Remarks>
  )
}

function remarksOn(edit: ProposedEdit, text: string) {
  switch (edit.kind) {
    case 'setExecutor':
    case 'moveStatement':
    case 'moveStep':
    case 'setCategory':
    case 'removeStep':
    case 'removeStatement':
      return null
    case 'setJob':
      return checkText('job', text)
    case 'addStep':
    case 'rewriteStep':
      return checkText('jobStep', text)
    case 'addStatement':
    case 'rewriteStatement':
      return checkText('outcomeStatement', text)
    case 'addGoal':
      return checkGoal(newGoal({ id: goalId(edit.goalId), layer: edit.layer, text }))
  }
}
