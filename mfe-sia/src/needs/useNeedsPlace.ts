import { useCallback, useMemo, useState } from 'react'
import type { ConversationNeeds } from './NeedsContext.ts'
import { type NeedsPlace, type NeedsTarget, OPENING } from './NeedsPlace.ts'

interface NeedsState {
  readonly needs: ConversationNeeds
  /** Whether a proposal needs the document. */
  readonly isWanted: boolean
  readonly chosen: NeedsTarget | null
  readonly onPlace: (place: NeedsPlace) => void
}

/** The needs document for the goals of a study's conversations. NeedsPart opens it. */
export function useNeedsPlace(): NeedsState {
  const [place, onPlace] = useState(OPENING)
  const [isWanted, setWanted] = useState(false)
  const [chosen, choose] = useState<NeedsTarget | null>(null)
  const want = useCallback(() => setWanted(true), [])
  const needs = useMemo(() => ({ place, want, choose }), [place, want])
  return { needs, isWanted, chosen, onPlace }
}
