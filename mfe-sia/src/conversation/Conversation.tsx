import type { CoachMessage, CoachTurn, SiaMessageId, SiaSession } from '@outcome-studio/shared/domain/coach'
import { createLazyPart, useOnline } from '@outcome-studio/shared/editor'
import { useRequireAccess } from '@outcome-studio/shared/feature'
import { space } from '@outcome-studio/shared/ui'
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { Choices } from '../composer/Choices.tsx'
import { Composer } from '../composer/Composer.tsx'
import { useDraft } from '../composer/useDraft.ts'
import { browserTiming } from '../core/browserTiming.ts'
import type { ConversationSnapshot } from '../core/ConversationSnapshot.ts'
import { LazyPart } from '../core/LazyPart.tsx'
import type { PreviewLines, ReadContext, Timing } from '../core/ports.ts'
import type { SiaConversation } from '../core/SiaConversation.ts'
import { useFollower } from '../scroll/useFollower.ts'
import { Announcements, useAnnouncer } from './Announcements.tsx'
import { ConversationContext } from './ConversationContext.ts'
import { LoadProblem } from './LoadProblem.tsx'
import { openLines } from './lines/openLines.ts'
import { Transcript } from './Transcript.tsx'
import { unclearWords } from './unclearWords.ts'
import type { WantedMessage } from './useShownMessage.ts'

const jumpToLatest = createLazyPart(
  async () => (await import(/* webpackChunkName: 'messages' */ '../scroll/JumpToLatest.tsx')).JumpToLatest,
)

const Frame = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  height: 100%;
  min-height: 0;
  min-width: 0;
`
const Upper = styled.div`
  position: relative;
  min-height: 0;
  min-width: 0;
`
const Lower = styled.div`
  display: grid;
  gap: ${space(3)};
  width: 100%;
  max-width: 760px;
  margin-inline: auto;
  padding: ${space(3)} ${space(4)} ${space(4)};

  & > * {
    min-width: 0;
  }
`

export interface ConversationProps {
  /** Opened by the owner. */
  readonly conversation: SiaConversation
  readonly session: SiaSession
  /** The coach's first message. */
  readonly opening: CoachTurn
  /** The same function in each render. */
  readonly context: ReadContext
  /** The same function in each render. */
  readonly previewLines: PreviewLines
  /** Renders the proposals of an answer. The same function in each render, unless the proposals look different. */
  readonly renderProposals: (message: CoachMessage) => ReactNode
  /** The message that the reader is led to; null for none. Its identity changes with each wish. */
  readonly wanted?: WantedMessage | null
  readonly timing?: Timing
}

/** A conversation with the coach: the messages, and the field for the next one. Fills its container. */
export function Conversation(props: ConversationProps) {
  const { conversation, session, opening, context, renderProposals, previewLines } = props
  const { wanted = null, timing = browserTiming } = props
  const snapshot = useSyncExternalStore(conversation.subscribe, conversation.snapshot)
  const [text, setText] = useDraft(session)
  const [linesDraft, storeLines] = useDraft(session, 'lines')
  const [editing, setEditing] = useState<SiaMessageId | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const { scroller, content, isFollowing, jump, leave } = useFollower()
  const announcer = useAnnouncer(timing)
  const requireAccess = useRequireAccess()
  const isOnline = useOnline()
  useEffect(() => {
    const onOnline = () => conversation.resume(context)
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [conversation, context])
  const isInLines = useRef(false)
  const parts = useMemo(() => {
    const send = (message: string, byLines: boolean) => {
      if (!requireAccess() || !conversation.send(message, context)) return false
      isInLines.current = byLines
      jump()
      field.current?.focus()
      return true
    }
    return {
      conversation,
      context,
      timing,
      previewLines,
      renderProposals,
      requireAccess,
      send: (message: string) => send(message, false),
      sendLines: (message: string) => send(message, true),
      takesFocus: () =>
        isInLines.current && document.activeElement === field.current && field.current?.value === '',
      retry: (id: SiaMessageId) => {
        if (!requireAccess()) return
        conversation.retry(id, context)
        field.current?.focus()
      },
      announce: announcer.announce,
      focusComposer: () => field.current?.focus(),
    }
  }, [conversation, context, timing, previewLines, renderProposals, requireAccess, announcer, jump])
  const { send } = parts
  const choices = openChoices(snapshot, opening)
  const question = openLines(snapshot, opening)
  return (
    <ConversationContext value={parts}>
      <Frame>
        <Upper>
          <Transcript
            {...{ opening, snapshot, wanted, editing, scroller, content, timing }}
            onLeaveEnd={leave}
            isStored={session.title !== ''}
            lines={question && { question, stored: linesDraft, onStore: storeLines }}
            onEdit={setEditing}
          />
          {!isFollowing && <LazyPart part={jumpToLatest} props={{ onPress: jump }} name="the end" isUrgent />}
        </Upper>
        <Lower>
          {snapshot.loadFailure !== null && <LoadProblem failure={snapshot.loadFailure} />}
          {choices.length > 0 && <Choices choices={choices} onChoose={send} />}
          <Composer
            ref={field}
            text={text}
            onChange={setText}
            onSend={() => send(text) && setText('')}
            onStop={() => {
              conversation.stop()
              field.current?.focus()
            }}
            onEditLast={() =>
              setEditing(snapshot.messages.findLast(({ role }) => role === 'member')?.id ?? null)
            }
            block={snapshot.block}
            budget={snapshot.budget}
            isOnline={isOnline}
            announce={announcer.announce}
          />
        </Lower>
        <Announcements announcer={announcer} />
      </Frame>
    </ConversationContext>
  )
}

/** The short answers below the conversation. An answer that asks about unclear words shows its own. */
function openChoices({ messages, block }: ConversationSnapshot, opening: CoachTurn): readonly string[] {
  if (block !== null) return []
  const last = messages.at(-1)
  if (last === undefined) return opening.choices
  return last.role === 'coach' && last.message && !unclearWords(last.message) ? last.message.choices : []
}
