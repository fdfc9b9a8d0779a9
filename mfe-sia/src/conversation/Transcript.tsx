import type { CoachTurn, SiaMessageId } from '@outcome-studio/shared/domain/coach'
import { useHost } from '@outcome-studio/shared/feature'
import { Skeleton, space } from '@outcome-studio/shared/ui'
import type { Ref } from 'react'
import styled from 'styled-components'
import type { ConversationSnapshot, ShownMessage } from '../core/ConversationSnapshot.ts'
import { PartBoundary } from '../core/PartBoundary.tsx'
import { Answer } from './Answer.tsx'
import { MemberMessage } from './MemberMessage.tsx'
import { Opening } from './Opening.tsx'

const Scroller = styled.div`
  height: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-anchor: auto;
`
const Column = styled.div`
  display: grid;
  gap: ${space(6)};
  max-width: 760px;
  margin-inline: auto;
  padding: ${space(4)};

  & > * {
    min-width: 0;
  }
`

interface TranscriptProps {
  readonly opening: CoachTurn
  readonly snapshot: ConversationSnapshot
  readonly editing: SiaMessageId | null
  readonly onEdit: (id: SiaMessageId | null) => void
  readonly scroller: Ref<HTMLDivElement>
  readonly content: Ref<HTMLDivElement>
}

/** The visible branch. Whole messages are announced by the status region, so the log itself is silent. */
export function Transcript({ opening, snapshot, editing, onEdit, scroller, content }: TranscriptProps) {
  const host = useHost()
  const { messages, block, isLoaded, loadFailure } = snapshot
  return (
    <Scroller ref={scroller} role="log" aria-label="Conversation" aria-live="off" tabIndex={0}>
      <Column ref={content}>
        <Opening turn={opening} />
        {!isLoaded && loadFailure === null && messages.length === 0 && (
          <Skeleton label="Loading the conversation" />
        )}
        {messages.map((message) => (
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
        ))}
      </Column>
    </Scroller>
  )
}

/** The same for all versions of a message, so that focus stays in the picker when the version changes. */
const keyOf = ({ id, siblings }: ShownMessage) => siblings[0] ?? id
