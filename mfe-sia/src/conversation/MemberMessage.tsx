import { color, IconButton, space, type, VisuallyHidden } from '@outcome-studio/shared/ui'
import { Pencil } from 'lucide-react'
import { memo } from 'react'
import styled from 'styled-components'
import type { ShownMember } from '../core/ConversationSnapshot.ts'
import { BranchPicker } from './BranchPicker.tsx'
import { useConversationParts } from './ConversationContext.ts'
import { EditMessage } from './EditMessage.tsx'
import { memberProblem } from './failureText.ts'
import { actionsStyles, bubbleStyles, messageStyles } from './messageStyles.ts'
import { Problem } from './Problem.tsx'

const Message = styled.article`
  ${messageStyles}
  /* With the gap of the transcript: 16 px to the answer. */
  margin-bottom: -${space(2)};
`
/** The bubble at the right, its actions left of it. */
const Line = styled.div`
  display: flex;
  flex-direction: row-reverse;
  align-items: center;
  gap: ${space(1)};
`
const Bubble = styled.div`
  ${bubbleStyles}
  min-width: 0;
`
const Actions = styled.div`
  ${actionsStyles}
  flex: none;
  justify-content: end;
  color: ${color.textMuted};
  font: ${type.small};
`

interface MemberMessageProps {
  readonly message: ShownMember
  readonly isEditing: boolean
  readonly onEdit: (id: ShownMember['id'] | null) => void
}

/** A message of the member, which can be edited: the edited one is another version. */
export const MemberMessage = memo(({ message, isEditing, onEdit }: MemberMessageProps) => {
  const { conversation, retry } = useConversationParts()
  const { id, text, state, siblings, index } = message
  const problem = memberProblem(message)
  return (
    <Message aria-label="You" data-message={id}>
      {isEditing ? (
        <EditMessage id={id} text={text} onClose={() => onEdit(null)} />
      ) : (
        <Line>
          <Bubble>
            <VisuallyHidden>You: </VisuallyHidden>
            {text}
          </Bubble>
          <Actions>
            {state === 'sending' && <span>Sending…</span>}
            {siblings.length > 1 && (
              <BranchPicker
                siblings={siblings}
                index={index}
                onChoose={(other) => conversation.choose(other)}
              />
            )}
            <IconButton label="Edit message" onClick={() => onEdit(id)}>
              <Pencil aria-hidden="true" />
            </IconButton>
          </Actions>
        </Line>
      )}
      {problem !== null && !isEditing && (
        <Problem text={problem} isNew={state === 'notStored'} onRetry={() => retry(id)} />
      )}
    </Message>
  )
})
