import { type GoalId, NEED_LAYER_TITLES, suggestLayer } from '@outcome-studio/shared/domain/needs'
import type { Remark, Severity } from '@outcome-studio/shared/domain/study'
import { RemarkButton, RemarkLine, useEditor, useReadOnly } from '@outcome-studio/shared/editor'
import { memo } from 'react'
import { useSession, useSessionValue } from '../../core/editing.ts'
import { remarksId } from '../actions/remarksId.ts'
import { useBoard } from '../react/BoardContext.ts'
import { RemarkItems } from './RemarkItems.ts'

const LABELS: Readonly<Record<Severity, string>> = { error: 'Error', warning: 'Warning', hint: 'Hint' }

interface GoalRemarksProps {
  readonly goalId: GoalId
  readonly remarks: readonly Remark[]
}

/**
 * The remarks on a goal with their fixes. A goal that belongs elsewhere can be moved there by one press. The spaces
 * between the elements matter for screen readers and copied text only.
 */
export const GoalRemarks = memo(function GoalRemarks({ goalId, remarks }: GoalRemarksProps) {
  const session = useSession()
  const { moves } = useBoard()
  const { focus } = useEditor()
  const isReadOnly = useReadOnly()
  const layer = useSessionValue(goalId, ({ views }) => {
    const goal = remarks.length === 0 ? undefined : views.goal(goalId)
    return goal === undefined ? null : suggestLayer(goal)
  })
  if (remarks.length === 0) return null
  const isQuiet = layer === null && remarks.every(({ severity }) => severity === 'hint')
  const take = (text: string) => {
    session.apply({ kind: 'setGoalText', goalId, text })
    focus.request(goalId)
  }
  return (
    <RemarkItems role="list" id={remarksId(goalId)} data-quiet={isQuiet ? '' : undefined}>
      {remarks.map(({ ruleId, severity, message, suggestion, span }) => (
        <RemarkLine key={`${ruleId} ${span?.start} ${message}`} data-severity={severity}>
          <b>{LABELS[severity]}</b> <span>{message}</span>{' '}
          {!isReadOnly && suggestion && (
            <RemarkButton type="button" onClick={() => take(suggestion.replacement)}>
              {suggestion.label}
            </RemarkButton>
          )}
        </RemarkLine>
      ))}
      {!isReadOnly && layer !== null && (
        <RemarkLine>
          <RemarkButton
            type="button"
            onClick={() => {
              if (moves.to(goalId, layer)) focus.request(goalId)
            }}
          >
            Move to {NEED_LAYER_TITLES[layer]}
          </RemarkButton>
        </RemarkLine>
      )}
    </RemarkItems>
  )
})
