import { joinLines } from '@outcome-studio/shared/domain/base'
import type { JobStepUuid, OutcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import { FormActions } from '@outcome-studio/shared/editor'
import { Notice, Select, space } from '@outcome-studio/shared/ui'
import { type SubmitEvent, useId, useState } from 'react'
import styled from 'styled-components'
import type { QuoteText } from '../../domain/evidence/checkQuote.ts'
import type { OpenTranscript } from '../../domain/evidence/OpenTranscript.ts'
import { writtenStatements } from '../../domain/evidence/rankStatements.ts'
import { DraftDialog } from '../evidence/DraftDialog.tsx'
import { QuoteFields } from '../evidence/QuoteFields.tsx'
import { useQuotes } from '../evidence/useQuotes.ts'
import { useEditor } from '../react/EditorContext.ts'
import { NewStatement, useDraftRemarks } from './NewStatement.tsx'
import { StatementPicker } from './StatementPicker.tsx'

const Form = styled.form`
  display: grid;
  gap: ${space(4)};

  & > * {
    min-width: 0;
  }
`

const KINDS = [
  { value: 'statement', label: 'An outcome statement of this study' },
  { value: 'new', label: 'A new outcome statement' },
] as const

interface AddQuoteDialogProps {
  readonly kind: 'statement' | 'new'
  readonly quote: QuoteText
  readonly opened: OpenTranscript
  /** Called with what the next quote starts with. */
  readonly onAdded: (last: Partial<Pick<OpenTranscript, 'statementId' | 'stepId'>>) => void
  readonly onClose: () => void
}

/** Adds a quote to an outcome statement, or to a new one, whose draft is checked before. */
export function AddQuoteDialog({ kind: asked, quote, opened, onAdded, onClose }: AddQuoteDialogProps) {
  const { session } = useEditor()
  const quotes = useQuotes()
  const [statements] = useState(() => writtenStatements(session.content))
  const [kind, setKind] = useState(statements.length === 0 ? 'new' : asked)
  const [value, setValue] = useState(quote)
  const [chosen, setChosen] = useState<OutcomeStatementUuid | null>(null)
  const [draft, setDraft] = useState('')
  const [stepId, setStepId] = useState<JobStepUuid | null>(
    () => opened.stepId ?? session.views.outline.at(-1) ?? null,
  )
  const [problem, setProblem] = useState<string | null>(null)
  const [isConfirmed, setConfirmed] = useState(false)
  const remarks = useDraftRemarks(draft)
  const errors = remarks.filter(({ severity }) => severity === 'error').length
  const formId = useId()
  const isAsking = kind === 'new' && isConfirmed && errors > 0

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = joinLines(draft).trim()
    if (kind === 'new' && text === '') return setProblem('Write the outcome statement.')
    if (kind === 'new' && errors > 0 && !isConfirmed) return setConfirmed(true)
    if (kind === 'statement' && chosen === null) return setProblem('Choose the outcome statement.')
    const target =
      kind === 'statement' && chosen !== null
        ? ({ kind: 'statement', statementId: chosen } as const)
        : ({ kind: 'new', stepId, text } as const)
    const found = quotes.add(target, value)
    if (found !== null) return setProblem(found)
    onAdded(target.kind === 'statement' ? { statementId: target.statementId } : stepId ? { stepId } : {})
  }
  const isDirty = draft.trim() !== '' || value.text !== quote.text
  return (
    <DraftDialog
      title="Add a quote"
      isDirty={isDirty}
      question="The quote is not in the study yet."
      onClose={onClose}
      actions={(close) => (
        <FormActions
          formId={formId}
          label={isAsking ? 'Add anyway' : 'Add quote'}
          onCancel={close}
          isPending={false}
          isDisabled={false}
        />
      )}
    >
      <Form id={formId} onSubmit={submit}>
        {statements.length > 0 && (
          <Select
            label="Add to"
            value={kind}
            options={KINDS}
            onChange={(next) => {
              setKind(next === 'new' ? 'new' : 'statement')
              setProblem(null)
            }}
          />
        )}
        {kind === 'statement' ? (
          <StatementPicker
            statements={statements}
            quote={quote.text}
            likely={opened.statementId}
            onChoose={(next) => {
              setChosen(next)
              setProblem(null)
            }}
          />
        ) : (
          <NewStatement
            text={draft}
            remarks={remarks}
            stepId={stepId}
            onText={(text) => {
              setDraft(text)
              setConfirmed(false)
              setProblem(null)
            }}
            onStep={setStepId}
          />
        )}
        {isAsking && (
          <Notice tone="warning">
            The checker finds errors in the statement. Fix them, or add it anyway and fix them later.
          </Notice>
        )}
        {problem !== null && <Notice tone="danger">{problem}</Notice>}
        <QuoteFields
          value={value}
          onChange={(next) => {
            setValue(next)
            setProblem(null)
          }}
        />
      </Form>
    </DraftDialog>
  )
}
