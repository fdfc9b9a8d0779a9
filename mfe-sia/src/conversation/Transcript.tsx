import type { CoachTurn } from '@outcome-studio/shared/domain/coach'
import { createLazyPart, whenIdle } from '@outcome-studio/shared/editor'
import { Skeleton, space } from '@outcome-studio/shared/ui'
import { type Ref, useEffect } from 'react'
import styled from 'styled-components'
import { LazyPart } from '../core/LazyPart.tsx'
import type { AnswerLinesProps } from './lines/AnswerLines.tsx'
import type { MessagesProps } from './Messages.tsx'
import { Opening } from './Opening.tsx'

/** A new conversation has none. Those of another are requested while the database reads them. */
const messagesPart = createLazyPart(
  async () => (await import(/* webpackChunkName: 'messages' */ './Messages.tsx')).Messages,
)

/** In the file of the messages, without which hardly any question takes lines. */
const linesPart = createLazyPart(
  async () => (await import(/* webpackChunkName: 'messages' */ './lines/AnswerLines.tsx')).AnswerLines,
)

const Scroller = styled.div`
  height: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-anchor: auto;
  /* What scrolls out fades, so that nothing is cut at the upper edge. */
  mask-image: linear-gradient(transparent, #000 ${space(4)});
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

interface TranscriptProps extends MessagesProps {
  readonly opening: CoachTurn
  /** Whether the session has been stored, and so has messages. */
  readonly isStored: boolean
  readonly content: Ref<HTMLDivElement>
  /** The lines in which the open question can be answered; null if it cannot. */
  readonly lines: AnswerLinesProps | null
}

/** The visible branch. Whole messages are announced by the status region, so the log itself is silent. */
export function Transcript(props: TranscriptProps) {
  const { opening, isStored, content, lines, ...shown } = props
  const { messages, isLoaded, loadFailure } = shown.snapshot
  useEffect(() => {
    // A failure is shown with the messages.
    const preload = () => void messagesPart.load().catch(() => {})
    if (!isStored) return whenIdle(preload)
    preload()
    return undefined
  }, [isStored])
  return (
    <Scroller ref={shown.scroller} role="log" aria-label="Conversation" aria-live="off" tabIndex={0}>
      <Column ref={content}>
        <Opening turn={opening} />
        {!isLoaded && loadFailure === null && messages.length === 0 && (
          <Skeleton label="Loading the conversation" />
        )}
        {messages.length > 0 && <LazyPart part={messagesPart} props={shown} name="the messages" isUrgent />}
        {lines !== null && (
          <LazyPart
            key={messages.at(-1)?.id ?? 'opening'}
            part={linesPart}
            props={lines}
            name="the lines for an answer"
          />
        )}
      </Column>
    </Scroller>
  )
}
