import { isEqual } from '@outcome-studio/shared/domain/base'
import type { Quote } from '@outcome-studio/shared/domain/study'
import { FormActions } from '@outcome-studio/shared/editor'
import { Notice, space } from '@outcome-studio/shared/ui'
import { type SubmitEvent, useId, useState } from 'react'
import styled from 'styled-components'
import type { QuoteText } from '../../domain/evidence/checkQuote.ts'
import { DraftDialog } from './DraftDialog.tsx'
import { QuoteFields } from './QuoteFields.tsx'

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`

interface QuoteDialogProps {
  readonly quote: Quote
  /** Returns what is wrong; null if it was saved. */
  readonly onSave: (text: QuoteText) => string | null
  readonly onClose: () => void
}

/** Edits one quote. */
export function QuoteDialog({ quote, onSave, onClose }: QuoteDialogProps) {
  const [before] = useState<QuoteText>(() => {
    const { text, source, date, place } = quote
    return { text, source, date, place }
  })
  const [value, setValue] = useState(before)
  const [problem, setProblem] = useState<string | null>(null)
  const formId = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = isEqual(value, before) ? null : onSave(value)
    if (found === null) onClose()
    else setProblem(found)
  }
  return (
    <DraftDialog
      title="Edit quote"
      isDirty={!isEqual(value, before)}
      question="What you changed is not in the study yet."
      onClose={onClose}
      actions={(close) => (
        <FormActions
          formId={formId}
          label="Change quote"
          onCancel={close}
          isPending={false}
          isDisabled={false}
        />
      )}
    >
      <Form id={formId} onSubmit={submit}>
        <QuoteFields
          value={value}
          autoFocus
          onChange={(next) => {
            setValue(next)
            setProblem(null)
          }}
        />
        {problem !== null && <Notice tone="danger">{problem}</Notice>}
      </Form>
    </DraftDialog>
  )
}
