import { isEqual } from '@outcome-studio/shared/domain/base'
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
  /** For example "Edit quote". */
  readonly title: string
  readonly submitLabel: string
  readonly quote: QuoteText
  /** Returns what is wrong; null if it was saved. */
  readonly onSave: (text: QuoteText) => string | null
  readonly onClose: () => void
}

/** Edits one quote. */
export function QuoteDialog({ title, submitLabel, quote, onSave, onClose }: QuoteDialogProps) {
  const [before] = useState<QuoteText>(() => {
    const { text, source, date, place } = quote
    return { text, source, date, place }
  })
  const [value, setValue] = useState(before)
  const [problem, setProblem] = useState<string | null>(null)
  const formId = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isUnchanged = value.text !== '' && isEqual(value, before)
    const found = isUnchanged ? null : onSave(value)
    if (found === null) onClose()
    else setProblem(found)
  }
  return (
    <DraftDialog
      title={title}
      isDirty={!isEqual(value, before)}
      question="What you changed is not in the study yet."
      onClose={onClose}
      actions={(close) => (
        <FormActions
          formId={formId}
          label={submitLabel}
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
