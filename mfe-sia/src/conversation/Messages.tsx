import type { SiaMessageId } from '@outcome-studio/shared/domain/coach'
import { useHost } from '@outcome-studio/shared/feature'
import { useEffect } from 'react'
import type { ShownMessage } from '../core/ConversationSnapshot.ts'
import { PartBoundary } from '../core/PartBoundary.tsx'
import type { Timing } from '../core/ports.ts'
import { Answer } from './Answer.tsx'
import { announceReplies } from './announceReplies.ts'
import { useConversationParts } from './ConversationContext.ts'
import { MemberMessage } from './MemberMessage.tsx'
import { type ShownMessageOptions, useShownMessage } from './useShownMessage.ts'

export interface MessagesProps extends Omit<ShownMessageOptions, 'conversation'> {
  readonly timing: Timing
  readonly editing: SiaMessageId | null
  readonly onEdit: (id: SiaMessageId | null) => void
}

/** The messages of the visible branch. Announces replies, and leads the reader to the message that is wanted. */
export function Messages({ timing, editing, onEdit, ...shown }: MessagesProps) {
  const host = useHost()
  const { conversation, announce } = useConversationParts()
  useEffect(() => announceReplies(conversation, timing, announce), [conversation, timing, announce])
  useShownMessage({ ...shown, conversation })
  const { messages, block } = shown.snapshot
  return messages.map((message) => (
    <PartBoundary
      key={keyOf(message)}
      fallback={<p>This message can’t be shown. You can go on writing, or open another session.</p>}
      onFailure={(error) => host.report(error, { during: 'showing a message' })}
    >
      {message.role === 'member' ? (
        <MemberMessage message={message} isEditing={editing === message.id} onEdit={onEdit} />
      ) : (
        <Answer answer={message} isOpen={block === null && message === messages.at(-1)} />
      )}
    </PartBoundary>
  ))
}

/** The same for all versions of a message, so that focus stays in the picker when the version changes. */
const keyOf = ({ id, siblings }: ShownMessage) => siblings[0] ?? id
