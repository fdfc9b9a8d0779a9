import type { ChecklistItem } from '@outcome-studio/shared/domain'
import { createReadable, useReadable, type WritableReadable } from '@outcome-studio/shared/feature'
import { createContext, type ReactNode, useContext, useState } from 'react'

const nothing = () => createReadable<ChecklistItem | null>(null)

const HighlightContext = createContext<WritableReadable<ChecklistItem | null>>(nothing())

/** Lets the checklist point at what lies beside it: which item is hovered or focused. */
export function ChecklistHighlight({ children }: { readonly children: ReactNode }) {
  const [highlight] = useState(nothing)
  return <HighlightContext value={highlight}>{children}</HighlightContext>
}

/** Tells which item is pointed at; null for none. */
export const usePointAt = (): ((item: ChecklistItem | null) => void) => useContext(HighlightContext).set

/** The item that is pointed at right now. */
export const usePointedAt = (): ChecklistItem | null => useReadable(useContext(HighlightContext))
