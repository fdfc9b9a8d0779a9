import { type RefObject, useEffect, useState } from 'react'

/** Marks the buttons of an undecided proposal. */
export const DECIDE_MARK = 'data-sia-decide'

/** The first of these buttons, or the one that opens the text for editing. */
export type CardButton = 'first' | 'edit'

const SELECTORS: Readonly<Record<CardButton, string>> = {
  first: `[${DECIDE_MARK}] button`,
  edit: `[${DECIDE_MARK}] button:nth-of-type(2)`,
}

/**
 * Returns a function that focuses a button of a card once it is rendered. Use it when the focused button disappears.
 */
export function useCardFocus(card: RefObject<HTMLElement | null>): (button: CardButton) => void {
  const [wanted, setWanted] = useState<CardButton | null>(null)
  // Runs after each render, because the button may appear after the request.
  useEffect(() => {
    if (wanted === null) return
    const button = card.current?.querySelector<HTMLElement>(SELECTORS[wanted])
    if (!button) return
    setWanted(null)
    button.focus()
  })
  return setWanted
}
