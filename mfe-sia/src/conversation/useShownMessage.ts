import type { SiaMessageId } from '@outcome-studio/shared/domain/coach'
import { type RefObject, useEffect, useRef } from 'react'
import type { ConversationSnapshot } from '../core/ConversationSnapshot.ts'
import type { SiaConversation } from '../core/SiaConversation.ts'
import { showElement } from '../scroll/showElement.ts'

/** A message that the address asks to show. Another key asks again. */
export interface WantedMessage {
  readonly id: SiaMessageId
  readonly key: string
}

export interface ShownMessageOptions {
  readonly wanted: WantedMessage | null
  readonly conversation: Pick<SiaConversation, 'choose'>
  readonly snapshot: ConversationSnapshot
  readonly scroller: RefObject<HTMLDivElement | null>
  /** Stops following the end of the conversation. */
  readonly onLeaveEnd: () => void
}

/**
 * Leads the reader to a message, in whichever branch, once the messages are loaded. An unknown one changes nothing. For
 * the component that shows the messages, as its effects run when they are in the document.
 */
export function useShownMessage(options: ShownMessageOptions): void {
  const { wanted, conversation, snapshot, scroller, onLeaveEnd } = options
  const done = useRef<string | null>(null)
  const chosen = useRef<string | null>(null)
  useEffect(() => {
    if (wanted === null || !snapshot.isLoaded || done.current === wanted.key) return
    if (snapshot.messages.every(({ id }) => id !== wanted.id)) {
      // The branch that has it is shown by the next snapshot.
      if (chosen.current !== wanted.key) conversation.choose(wanted.id)
      chosen.current = wanted.key
      return
    }
    const shown = scroller.current?.querySelectorAll<HTMLElement>('[data-message]') ?? []
    const message = [...shown].find(({ dataset }) => dataset.message === wanted.id)
    if (!message) return
    done.current = wanted.key
    onLeaveEnd()
    showElement(message)
  }, [wanted, conversation, snapshot, scroller, onLeaveEnd])
}
