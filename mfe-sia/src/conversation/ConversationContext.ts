import type { CoachMessage, SiaMessageId } from '@outcome-studio/shared/domain/coach'
import { createContext, type ReactNode, use } from 'react'
import type { PreviewLines, ReadContext, Timing } from '../core/ports.ts'
import type { SiaConversation } from '../core/SiaConversation.ts'

/** Values that every message of a conversation uses. Their identity is stable. */
export interface ConversationParts {
  readonly conversation: SiaConversation
  readonly context: ReadContext
  readonly timing: Timing
  readonly previewLines: PreviewLines
  readonly renderProposals: (message: CoachMessage) => ReactNode
  /** Sends a message at the end, and moves focus to the message field. Returns whether it was sent. */
  readonly send: (text: string) => boolean
  /** Sends an answer that was given in lines, like `send`. */
  readonly sendLines: (text: string) => boolean
  /** Whether lines that appear take the focus: the last answer was given in lines, and nothing has been done since. */
  readonly takesFocus: () => boolean
  /** Returns whether the member may send. If not, opens the explanation. */
  readonly requireAccess: () => boolean
  /**
   * Sends a message again, or asks for another answer. Moves focus to the message field, because the pressed button
   * disappears.
   */
  readonly retry: (id: SiaMessageId) => void
  readonly focusComposer: () => void
  /** Announces a text to screen readers. */
  readonly announce: (text: string) => void
}

export const ConversationContext = createContext<ConversationParts | null>(null)

/**
 * Returns the parts of the surrounding conversation.
 * @throws Error outside a conversation
 */
export function useConversationParts(): ConversationParts {
  const parts = use(ConversationContext)
  if (!parts) throw new Error('A message is rendered outside its conversation.')
  return parts
}
