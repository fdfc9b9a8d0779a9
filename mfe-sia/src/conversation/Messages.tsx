import type { SiaMessageId } from '@outcome-studio/shared/domain/coach'
import { useHost } from '@outcome-studio/shared/feature'
import type { ConversationSnapshot, ShownMessage } from '../core/ConversationSnapshot.ts'
import { PartBoundary } from '../core/PartBoundary.tsx'
import { Answer } from './Answer.tsx'
import { MemberMessage } from './MemberMessage.tsx'

export interface MessagesProps extends Pick<ConversationSnapshot, 'messages' | 'block'> {
  readonly editing: SiaMessageId | null
  readonly onEdit: (id: SiaMessageId | null) => void
}

/** The messages of the visible branch. */
export function Messages({ messages, block, editing, onEdit }: MessagesProps) {
  const host = useHost()
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
