import type { CoachTurn, SiaMessageId } from '@outcome-studio/shared/domain/coach'
import { createLazyPart, whenIdle } from '@outcome-studio/shared/editor'
import { Skeleton, space } from '@outcome-studio/shared/ui'
import { type Ref, useEffect } from 'react'
import styled from 'styled-components'
import type { ConversationSnapshot } from '../core/ConversationSnapshot.ts'
import { LazyPart } from '../core/LazyPart.tsx'
import { Opening } from './Opening.tsx'

/** A new conversation has none. Those of another are requested while the database reads them. */
const messagesPart = createLazyPart(
  async () => (await import(/* webpackChunkName: 'messages' */ './Messages.tsx')).Messages,
)

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
  /** Whether the session has been stored, and so has messages. */
  readonly isStored: boolean
  readonly editing: SiaMessageId | null
  readonly onEdit: (id: SiaMessageId | null) => void
  readonly scroller: Ref<HTMLDivElement>
  readonly content: Ref<HTMLDivElement>
}

/** The visible branch. Whole messages are announced by the status region, so the log itself is silent. */
export function Transcript(props: TranscriptProps) {
  const { opening, snapshot, isStored, editing, onEdit, scroller, content } = props
  const { messages, block, isLoaded, loadFailure } = snapshot
  useEffect(() => {
    // A failure is shown with the messages.
    const preload = () => void messagesPart.load().catch(() => {})
    if (!isStored) return whenIdle(preload)
    preload()
    return undefined
  }, [isStored])
  return (
    <Scroller ref={scroller} role="log" aria-label="Conversation" aria-live="off" tabIndex={0}>
      <Column ref={content}>
        <Opening turn={opening} />
        {!isLoaded && loadFailure === null && messages.length === 0 && (
          <Skeleton label="Loading the conversation" />
        )}
        {messages.length > 0 && (
          <LazyPart
            part={messagesPart}
            props={{ messages, block, editing, onEdit }}
            name="the messages"
            isUrgent
          />
        )}
      </Column>
    </Scroller>
  )
}
