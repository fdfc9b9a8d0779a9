import { previewLines } from '@outcome-studio/shared/callables/previewLines'
import { siaRepository, useCallable, useStudyList } from '@outcome-studio/shared/data'
import { createLazy } from '@outcome-studio/shared/domain/base'
import type { CoachMessage, CoachNeeds, SiaSession } from '@outcome-studio/shared/domain/coach'
import { useSave } from '@outcome-studio/shared/editor'
import { useHost, useMemberOfHost } from '@outcome-studio/shared/feature'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Conversation } from '../conversation/Conversation.tsx'
import { browserTiming } from '../core/browserTiming.ts'
import { LazyPart } from '../core/LazyPart.tsx'
import { SiaConversation } from '../core/SiaConversation.ts'
import type { ProposalActionsOptions } from '../proposals/ProposalActions.ts'
import { ProposalsContext } from '../proposals/ProposalsContext.ts'
import { useSession } from '../study/editing.ts'
import { createOutbox } from './createOutbox.ts'
import { useOpening } from './useOpening.ts'
import { useWantedMessage } from './useWantedMessage.ts'

const proposals = createLazy(
  async () => (await import(/* webpackChunkName: 'study' */ '../proposals/Proposals.tsx')).Proposals,
)

const renderProposals = (message: CoachMessage) => (
  <LazyPart part={proposals} props={{ message }} name="the proposals" />
)

interface SessionConversationProps {
  /** Its identity may change; its id does not. */
  readonly session: SiaSession
  readonly needs: CoachNeeds | null
  /** Whether the member has talked to the coach in no other session. */
  readonly isFirst: boolean
  /** Called with the conversation while it is open, and with null afterwards. */
  readonly onOpen: (conversation: SiaConversation | null) => void
}

/** The conversation of one session about the open study. Use the session's id as key. */
export function SessionConversation({ session, needs, isFirst, onOpen }: SessionConversationProps) {
  const host = useHost()
  const member = useMemberOfHost()?.id
  const study = useSession()
  const save = useSave()
  const { data: studies } = useStudyList()
  const wanted = useWantedMessage()
  const { mutateAsync: preview } = useCallable(previewLines)
  const latest = useRef({ studies, needs })
  latest.current = { studies, needs }
  const [conversation] = useState(
    () =>
      new SiaConversation(session, {
        repository: siaRepository(),
        outbox: createOutbox(session, member, window),
        timing: browserTiming,
        newId: () => crypto.randomUUID(),
        isOnline: () => navigator.onLine,
      }),
  )
  // A session gets its title when it is stored, with its first message.
  const opening = useOpening({ study: study.content, needs, isFirst }, conversation, session.title === '')
  useEffect(() => conversation.open(), [conversation])
  useEffect(() => {
    onOpen(conversation)
    return () => onOpen(null)
  }, [onOpen, conversation])
  useEffect(() => host.guardUnsaved(() => conversation.isDeciding()), [host, conversation])
  const context = useCallback(() => ({ study: study.content, needs: latest.current.needs }), [study])
  const decisions = useMemo(
    (): ProposalActionsOptions => ({
      session: study,
      decide: (answerId, id, decision) => conversation.decide(answerId, id, decision),
      names: () => (latest.current.studies ?? []).map(({ docName }) => docName),
      save,
      onFailure: (error) => host.showError(error),
    }),
    [study, conversation, save, host],
  )
  return (
    <ProposalsContext value={decisions}>
      <Conversation
        conversation={conversation}
        session={session}
        opening={opening}
        context={context}
        previewLines={preview}
        renderProposals={renderProposals}
        wanted={wanted}
      />
    </ProposalsContext>
  )
}
