import { useCallback, useMemo, useState } from 'react'

/** The outcome that plot and table mark together. */
export interface PointedNeed {
  /** Id of its statement: the one under the pointer or selected, whichever was last. */
  readonly id: string | null
  readonly hover: (statementId: string | null) => void
  readonly select: (statementId: string) => void
}

/** Tracks which outcome is marked. */
export function usePointedNeed(): PointedNeed {
  const [hovered, hover] = useState<string | null>(null)
  const [selected, setSelected] = useState<string | null>(null)
  const id = hovered ?? selected
  const select = useCallback((statementId: string) => {
    setSelected(statementId)
    // Otherwise a row under the resting pointer would stay marked while the member uses the keyboard.
    hover(null)
  }, [])
  return useMemo(() => ({ id, hover, select }), [id, select])
}
