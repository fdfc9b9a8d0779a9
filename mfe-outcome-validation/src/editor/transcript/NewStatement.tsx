import { joinLines } from '@outcome-studio/shared/domain/base'
import { checkText } from '@outcome-studio/shared/domain/checker'
import { type JobStepUuid, jobStepUuid, type Remark } from '@outcome-studio/shared/domain/study'
import { color, GrowingTextArea, keyOf, labelStyles, Select, space, type } from '@outcome-studio/shared/ui'
import { useId, useMemo } from 'react'
import styled from 'styled-components'
import { SEVERITY_LABELS } from '../../core/CHECKER_LABELS.ts'
import { shortened } from '../../core/shortened.ts'
import { useEditor } from '../react/EditorContext.ts'
import { SeverityDot } from '../remarks/SeverityDot.tsx'

const Field = styled.div`
  display: grid;
  gap: ${space(1)};

  & > label {
    ${labelStyles}
  }
`

const Remarks = styled.ul`
  display: grid;
  gap: ${space(1)};
  min-height: 1.5em;
  list-style: none;
  color: ${color.textMuted};
  font: ${type.small};

  & > li {
    display: flex;
    align-items: baseline;
    gap: ${space(2)};
  }
`

/** The remarks on a draft, by the rules of the open study. */
export function useDraftRemarks(draft: string): readonly Remark[] {
  const { remarks } = useEditor()
  return useMemo(() => checkText('outcomeStatement', joinLines(draft), remarks.rules), [draft, remarks])
}

const NEW_STEP = ''

interface NewStatementProps {
  readonly text: string
  readonly remarks: readonly Remark[]
  /** Step at whose end the statement is added; null is a new step. */
  readonly stepId: JobStepUuid | null
  readonly onText: (text: string) => void
  readonly onStep: (stepId: JobStepUuid | null) => void
}

/** The draft of an outcome statement, with the remarks of the checker. Enter submits the form. */
export function NewStatement({ text, remarks, stepId, onText, onStep }: NewStatementProps) {
  const { session } = useEditor()
  const id = useId()
  const steps = session.views.outline.map((step, at) => ({
    value: step,
    label: shortened(`${at + 1} ${session.views.step(step)?.userInput ?? ''}`),
  }))
  return (
    <>
      <Field>
        <label htmlFor={id}>New outcome statement</label>
        <GrowingTextArea
          id={id}
          autoFocus
          placeholder="Minimize the time it takes to …"
          value={text}
          aria-invalid={remarks.some(({ severity }) => severity === 'error') || undefined}
          aria-describedby={`${id}-remarks`}
          onChange={({ currentTarget }) => onText(joinLines(currentTarget.value))}
          onKeyDown={(event) => {
            if (keyOf(event) !== 'Enter') return
            event.preventDefault()
            if (!event.repeat) event.currentTarget.form?.requestSubmit()
          }}
        />
        <Remarks id={`${id}-remarks`} role="list">
          {remarks.map(({ ruleId, severity, message, span }) => (
            <li key={`${ruleId} ${span?.start} ${message}`}>
              <SeverityDot severity={severity} title={SEVERITY_LABELS[severity]} />
              {message}
            </li>
          ))}
        </Remarks>
      </Field>
      <Select
        label="Job step"
        value={stepId ?? NEW_STEP}
        options={[...steps, { value: NEW_STEP, label: 'A new job step' }]}
        onChange={(value) => onStep(value === NEW_STEP ? null : jobStepUuid(value))}
      />
    </>
  )
}
