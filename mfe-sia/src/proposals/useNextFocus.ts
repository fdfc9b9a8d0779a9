import { useCallback } from 'react'
import { useConversationParts } from '../conversation/ConversationContext.ts'

/** Marks the buttons that focus moves between. */
export const ACCEPT_MARK = 'data-sia-accept'

/** Returns a function that moves focus from a decided proposal to the next open one, else to the message field. */
export function useNextFocus(): (decided: Element | null) => void {
  const { focusComposer } = useConversationParts()
  return useCallback(
    (decided) => {
      const log = decided?.closest('[role="log"]')
      // After the decided card has rendered without its buttons.
      requestAnimationFrame(() => {
        const buttons = [
          ...(log?.querySelectorAll<HTMLElement>(`[${ACCEPT_MARK}] button:first-of-type`) ?? []),
        ]
        const next = buttons.find(
          (button) =>
            decided !== null &&
            (decided.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
            !decided.contains(button),
        )
        if (next) next.focus()
        else focusComposer()
      })
    },
    [focusComposer],
  )
}
