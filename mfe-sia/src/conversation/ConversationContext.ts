import type { CoachMessage, SiaMessageId } from '@outcome-studio/shared/domain'
import { createContext, type ReactNode, use } from 'react'
import type { ReadContext } from '../core/ports.ts'
import type { SiaConversation } from '../core/SiaConversation.ts'

/** What every message of a conversation uses. Its values keep their identity. */
export interface ConversationParts {
  readonly conversation: SiaConversation
  readonly context: ReadContext
  readonly renderProposals: (message: CoachMessage) => ReactNode
  /** Whether the member may send. Otherwise says why. */
  readonly requireAccess: () => boolean
  /** Sends a message again, or asks for another answer. The pressed button disappears, so the message field gets focus. */
  readonly retry: (id: SiaMessageId) => void
  readonly focusComposer: () => void
  /** Says something to screen readers. */
  readonly announce: (text: string) => void
}

export const ConversationContext = createContext<ConversationParts | null>(null)

export function useConversationParts(): ConversationParts {
  const parts = use(ConversationContext)
  if (!parts) throw new Error('A message is rendered outside its conversation.')
  return parts
}
