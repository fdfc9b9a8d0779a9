import type { ChecklistItem } from '@outcome-studio/shared/domain/member'
import { createReadable, useReadable, type WritableReadable } from '@outcome-studio/shared/feature'
import { createContext, type ReactNode, useContext, useState } from 'react'

const nothing = () => createReadable<ChecklistItem | null>(null)

const HighlightContext = createContext<WritableReadable<ChecklistItem | null>>(nothing())

/** Shares the checklist item that is hovered or focused, so that home can highlight the matching tile. */
export function ChecklistHighlight({ children }: { readonly children: ReactNode }) {
  const [highlight] = useState(nothing)
  return <HighlightContext value={highlight}>{children}</HighlightContext>
}

/** Returns a setter for the highlighted item; null for none. */
export const usePointAt = (): ((item: ChecklistItem | null) => void) => useContext(HighlightContext).set

/** The highlighted item; null for none. */
export const usePointedAt = (): ChecklistItem | null => useReadable(useContext(HighlightContext))
