import type { CoachMessage, ProposalId } from '@outcome-studio/shared/domain/coach'
import { useSyncExternalStore } from 'react'
import { useConversationParts } from '../conversation/ConversationContext.ts'
import type { ShownMessage } from '../core/ConversationSnapshot.ts'
import { supersededProposals } from '../domain/proposals/settledProposals.ts'

const NONE: ReadonlySet<ProposalId> = new Set()

/** Computed once for all cards of a branch. */
const byBranch = new WeakMap<readonly ShownMessage[], ReturnType<typeof supersededProposals>>()

/** The proposals of an answer that a later answer of the visible branch contradicts. */
export function useSuperseded({ id }: Pick<CoachMessage, 'id'>): ReadonlySet<ProposalId> {
  const { conversation } = useConversationParts()
  const { messages } = useSyncExternalStore(conversation.subscribe, conversation.snapshot)
  const known = byBranch.get(messages) ?? supersededProposals(messages.flatMap(answerOf))
  byBranch.set(messages, known)
  return known.get(id) ?? NONE
}

const answerOf = (message: ShownMessage): readonly CoachMessage[] =>
  message.role === 'coach' && message.message ? [message.message] : []
