import type { OutcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import { RemarkButton, RemarkLine } from '@outcome-studio/shared/editor'
import { color, TextField, type } from '@outcome-studio/shared/ui'
import { useCallback, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { SEVERITY_LABELS } from '../../core/CHECKER_LABELS.ts'
import { CHECKED } from '../../editor/checking/LiveRemarks.ts'
import { useEditor, useSessionValue } from '../../editor/react/EditorContext.ts'
import { useRemarks } from '../../editor/react/useRemarks.ts'
import { FirstRunCard } from './FirstRunCard.tsx'

const Found = styled.ul`
  color: ${color.textMuted};
  font: ${type.small};
  list-style: none;
`

/** As high as one remark with its suggestion, so that the buttons below stay where they are. */
const Place = styled.div`
  min-height: 28px;
`

interface FixStepProps {
  readonly statementId: OutcomeStatementUuid
  readonly onNext: () => void
  /** Goes on with the statement as it was. */
  readonly onSkipStep: () => void
  readonly onSkip: () => void
}

/** A statement with a remark, to be written better. Until then the step can only be skipped. */
export function FixStep({ statementId, onNext, onSkipStep, onSkip }: FixStepProps) {
  const { session } = useEditor()
  const statement = useSessionValue(statementId, ({ views }) => views.statement(statementId))
  const remarks = useRemarks(statementId, statement?.remarks)
  const text = statement?.userInput ?? ''
  const isChecked = useCheckedText(statementId) === text
  const isFixed = isChecked && text.trim() !== '' && remarks.length === 0
  const write = (userInput: string) =>
    void session.apply({ kind: 'updateOutcomeStatement', statementId, userInput })
  return (
    <FirstRunCard
      step={1}
      title="Fix a statement"
      lead="An outcome statement says what people want less or more of. The check marks what breaks the method."
      next={
        isFixed
          ? { label: 'Next', onPress: onNext }
          : { label: 'Skip this step', onPress: onSkipStep, tone: 'secondary' }
      }
      onSkip={onSkip}
    >
      <TextField label="Statement" value={text} onChange={write} />
      <Place role="status">
        <Found>
          {isFixed && <li>Nothing to fix: this is an outcome statement.</li>}
          {text.trim() === '' && <li>Write what people want less or more of.</li>}
          {remarks.map(({ ruleId, severity, message, suggestion, span }) => (
            <RemarkLine key={`${ruleId} ${span?.start}`} data-severity={severity}>
              <b>{SEVERITY_LABELS[severity]}</b> <span>{message}</span>{' '}
              {suggestion && (
                <RemarkButton type="button" onClick={() => write(suggestion.replacement)}>
                  {suggestion.label}
                </RemarkButton>
              )}
            </RemarkLine>
          ))}
        </Found>
      </Place>
    </FirstRunCard>
  )
}

/** The statement's text at the last check, which follows the typing after a pause. */
function useCheckedText(statementId: OutcomeStatementUuid): string | undefined {
  const { remarks } = useEditor()
  const subscribe = useCallback((listener: () => void) => remarks.subscribe(CHECKED, listener), [remarks])
  return useSyncExternalStore(
    subscribe,
    () =>
      remarks.checked.jobSteps
        .flatMap(({ outcomeStatements }) => outcomeStatements)
        .find(({ uuid }) => uuid === statementId)?.userInput,
  )
}
