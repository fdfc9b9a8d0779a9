import type { OutcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import { RemarkButton, RemarkLine } from '@outcome-studio/shared/editor'
import { color, TextField, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { SEVERITY_LABELS } from '../../core/CHECKER_LABELS.ts'
import { useEditor, useSessionValue } from '../../editor/react/EditorContext.ts'
import { useRemarks } from '../../editor/react/useRemarks.ts'
import { FirstRunCard } from './FirstRunCard.tsx'

const Found = styled.ul`
  color: ${color.textMuted};
  font: ${type.small};
  list-style: none;
`

interface FixStepProps {
  readonly statementId: OutcomeStatementUuid
  readonly onNext: () => void
  readonly onSkip: () => void
}

/** A statement with a remark, to be written better. */
export function FixStep({ statementId, onNext, onSkip }: FixStepProps) {
  const { session } = useEditor()
  const statement = useSessionValue(statementId, ({ views }) => views.statement(statementId))
  const remarks = useRemarks(statementId, statement?.remarks)
  const write = (userInput: string) =>
    void session.apply({ kind: 'updateOutcomeStatement', statementId, userInput })
  return (
    <FirstRunCard
      step={1}
      title="Fix a statement"
      lead="An outcome statement says what people want less or more of. The check marks what breaks the method."
      next={{ label: 'Next', onPress: onNext }}
      onSkip={onSkip}
    >
      <TextField label="Statement" value={statement?.userInput ?? ''} onChange={write} />
      <div role="status">
        <Found>
          {remarks.length === 0 && <li>Nothing to fix: this is an outcome statement.</li>}
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
      </div>
    </FirstRunCard>
  )
}
