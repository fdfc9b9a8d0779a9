import type { SendBlock } from '../core/ConversationSnapshot.ts'

/** The text below the message field. */
export function composerHint(block: SendBlock | null, isOnline: boolean): string {
  if (!isOnline) return 'You are offline. What you write stays here until you send it.'
  if (block === 'unanswered')
    return 'Your last message has no answer yet. Choose Try again, or edit it, before you go on.'
  return 'Enter sends, Shift+Enter starts a new line.'
}
