import { createLazy } from '@outcome-studio/shared/domain/base'
import type { ProposedEdit } from '@outcome-studio/shared/domain/coach'
import { useLazy } from '@outcome-studio/shared/feature'
import { Button, GrowingTextArea, keyOf, labelStyles, space } from '@outcome-studio/shared/ui'
import { useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { Buttons } from './proposalStyles.ts'

const liveCheck = createLazy(async () => (await import('./LiveCheck.tsx')).LiveCheck)

const Field = styled.div`
  display: grid;
  gap: ${space(1)};

  & label {
    ${labelStyles}
  }
`

interface ProposalEditProps {
  readonly edit: ProposedEdit
  readonly text: string
  readonly onAccept: (text: string) => void
  readonly onClose: () => void
}

/** The proposed text in a field, with the remarks about it. */
export function ProposalEdit({ edit, text, onAccept, onClose }: ProposalEditProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [edited, setEdited] = useState(text)
  const check = useLazy(liveCheck)
  const Check = check.kind === 'loaded' ? check.value : null
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(text.length, text.length)
  }, [text])
  const isEmpty = edited.trim() === ''
  return (
    <Field data-own-undo="">
      <label htmlFor={id}>Edited text</label>
      <GrowingTextArea
        id={id}
        ref={field}
        value={edited}
        rows={2}
        onChange={(event) => setEdited(event.target.value)}
        onKeyDown={(event) => {
          const key = keyOf(event)
          if (key === 'Escape') onClose()
          if (key !== 'Enter' || event.shiftKey) return
          event.preventDefault()
          if (!isEmpty) onAccept(edited.trim())
        }}
      />
      {Check && <Check edit={edit} text={edited} />}
      <Buttons>
        <Button tone="primary" isDisabled={isEmpty} onPress={() => onAccept(edited.trim())}>
          Accept
        </Button>
        <Button onPress={onClose}>Cancel</Button>
      </Buttons>
    </Field>
  )
}
