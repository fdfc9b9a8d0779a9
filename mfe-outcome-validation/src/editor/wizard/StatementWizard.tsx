import { checkText } from '@outcome-studio/shared/domain/checker'
import { type JobStepUuid, outcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import {
  Button,
  color,
  Dialog,
  radius,
  Select,
  StepProgress,
  space,
  TextField,
  type,
} from '@outcome-studio/shared/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { composeStatement, METRICS, type StatementDraft } from '../../domain/writing/composeStatement.ts'
import { useEditor } from '../react/EditorContext.ts'
import { SeverityDot } from '../remarks/SeverityDot.tsx'
import { DIRECTIONS, METRIC_WORDS, WIZARD_STEPS } from './WIZARD_STEPS.ts'

const Question = styled.h3`
  font: ${type.heading};
`

const Quiet = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

const Preview = styled.output`
  display: block;
  min-height: 72px;
  padding: ${space(3)};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  color: ${color.text};

  &[data-empty] {
    color: ${color.textMuted};
  }
`

const Remarks = styled.ul`
  display: grid;
  gap: ${space(1)};
  list-style: none;
  font: ${type.small};

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: baseline;
    gap: ${space(2)};
  }
`

const NEW: StatementDraft = { direction: 'Minimize', metric: 'time', object: '', context: '' }

interface StatementWizardProps {
  readonly stepId: JobStepUuid
  readonly onClose: () => void
}

/** Asks for the parts of an outcome statement one by one, shows the sentence that they make, and adds it to the step. */
export function StatementWizard({ stepId, onClose }: StatementWizardProps) {
  const { session, focus, remarks: live } = useEditor()
  const [draft, setDraft] = useState(NEW)
  const [at, setAt] = useState(0)
  const step = WIZARD_STEPS[at]
  const text = composeStatement(draft)
  const remarks = text === '' ? [] : checkText('outcomeStatement', text, live.rules)
  const isLast = at === WIZARD_STEPS.length - 1
  const set = (parts: Partial<StatementDraft>) => setDraft({ ...draft, ...parts })
  const add = () => {
    const uuid = outcomeStatementUuid(crypto.randomUUID())
    const index = session.views.step(stepId)?.statementIds.length ?? 0
    session.apply({
      kind: 'insertOutcomeStatement',
      stepId,
      index,
      outcomeStatement: { uuid, userInput: text, remarks: [] },
    })
    onClose()
    focus.request(uuid)
  }
  const canGoOn = step?.part !== 'object' || text !== ''
  const goOn = () => {
    if (!canGoOn) return
    if (isLast) add()
    else setAt(at + 1)
  }
  if (!step) return null
  return (
    <Dialog
      title="Write an outcome statement"
      isOpen
      onClose={onClose}
      head={(title) => <StepProgress title={title} name="Question" step={at + 1} of={WIZARD_STEPS.length} />}
      actions={
        <>
          {at > 0 && (
            <Button tone="quiet" onPress={() => setAt(at - 1)}>
              Back
            </Button>
          )}
          <Button tone="primary" isDisabled={!canGoOn} onPress={goOn}>
            {isLast ? 'Add statement' : 'Next'}
          </Button>
        </>
      }
    >
      <Question>{step.question}</Question>
      <Quiet>{step.hint}</Quiet>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          goOn()
        }}
      >
        <Part part={step.part} draft={draft} onChange={set} />
      </form>
      <Preview aria-label="Your statement" data-empty={text === '' ? '' : undefined}>
        {text || `${draft.direction} ${METRIC_WORDS[draft.metric].object.replace(/^The/, 'the')}`}
      </Preview>
      {remarks.length > 0 && (
        <Remarks aria-label="Remarks on your statement">
          {remarks.map(({ ruleId, severity, message }) => (
            <li key={`${ruleId} ${message}`}>
              <SeverityDot severity={severity} title={severity} />
              {message}
            </li>
          ))}
        </Remarks>
      )}
    </Dialog>
  )
}

interface PartProps {
  readonly part: keyof StatementDraft
  readonly draft: StatementDraft
  readonly onChange: (parts: Partial<StatementDraft>) => void
}

/** The field of one part. */
function Part({ part, draft, onChange }: PartProps) {
  switch (part) {
    case 'direction':
      return (
        <Select
          label="Direction"
          value={draft.direction}
          options={DIRECTIONS}
          onChange={(value) => onChange({ direction: value === 'Increase' ? 'Increase' : 'Minimize' })}
        />
      )
    case 'metric':
      return (
        <Select
          label="Metric"
          value={draft.metric}
          options={METRICS.map((value) => ({ value, label: METRIC_WORDS[value].label }))}
          onChange={(value) => onChange({ metric: METRICS.find((each) => each === value) ?? 'time' })}
        />
      )
    case 'object':
      return (
        <TextField
          key="object"
          label={METRIC_WORDS[draft.metric].object}
          description={`For example: ${METRIC_WORDS[draft.metric].example}`}
          value={draft.object}
          autoFocus
          onChange={(object) => onChange({ object })}
        />
      )
    case 'context':
      return (
        <TextField
          key="context"
          label="Circumstances (optional)"
          description="For example: when the first train is late"
          value={draft.context}
          autoFocus
          onChange={(context) => onChange({ context })}
        />
      )
  }
}
