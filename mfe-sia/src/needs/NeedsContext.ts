import { createContext, useContext } from 'react'
import type { NeedsPlace, NeedsTarget } from './NeedsPlace.ts'

/** The needs document of a conversation. */
export interface ConversationNeeds {
  readonly place: NeedsPlace
  /** Opens the document, if there is one. */
  readonly want: () => void
  readonly choose: (target: NeedsTarget) => void
}

export const NeedsContext = createContext<ConversationNeeds | null>(null)

/** @throws Error outside a conversation about a study */
export function useConversationNeeds(): ConversationNeeds {
  const needs = useContext(NeedsContext)
  if (needs === null) throw new Error('useConversationNeeds was called outside a NeedsContext.')
  return needs
}
