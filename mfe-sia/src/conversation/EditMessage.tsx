import { SIA_MESSAGE_MAX_LENGTH, type SiaMessageId } from '@outcome-studio/shared/domain/coach'
import { Button, fieldErrorStyles, GrowingTextArea, keyOf, space } from '@outcome-studio/shared/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { isSendable } from '../core/isSendable.ts'
import { useConversationParts } from './ConversationContext.ts'

const Frame = styled.div`
  display: grid;
  gap: ${space(2)};
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space(2)};
`
const TooLong = styled.p`
  ${fieldErrorStyles}
`

interface EditMessageProps {
  readonly id: SiaMessageId
  readonly text: string
  readonly onClose: () => void
}

/** Edits a message in its place. Sending an unchanged text asks for another answer. */
export function EditMessage({ id, text, onClose }: EditMessageProps) {
  const { conversation, context, requireAccess, focusComposer } = useConversationParts()
  const [edited, setEdited] = useState(text)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(text.length, text.length)
  }, [text])
  const close = () => {
    onClose()
    focusComposer()
  }
  const send = () => {
    if (isSendable(edited) && requireAccess() && conversation.edit(id, edited, context)) close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const key = keyOf(event)
    if (key === 'Escape') close()
    if (key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    send()
  }
  return (
    <Frame>
      <GrowingTextArea
        ref={field}
        aria-label="Edit message"
        value={edited}
        onChange={(event) => setEdited(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {edited.trim().length > SIA_MESSAGE_MAX_LENGTH && (
        <TooLong role="alert">
          A message has at most {SIA_MESSAGE_MAX_LENGTH.toLocaleString('en-US')} characters.
        </TooLong>
      )}
      <Row>
        <Button onPress={close}>Cancel</Button>
        <Button tone="primary" isDisabled={!isSendable(edited)} onPress={send}>
          Send edited message
        </Button>
      </Row>
    </Frame>
  )
}
