import type { SiaBudget } from '@outcome-studio/shared/callables/siaChat'
import type { SendBlock } from '../core/ConversationSnapshot.ts'

/** From so many answers left, the member is told how many there are. */
const BUDGET_SHOWN_FROM = 20

/** The text below the message field; null for none. On a touch screen Enter starts a new line, as keyboards there show. */
export function composerHint(
  block: SendBlock | null,
  { isOnline, isByKeyboard }: { readonly isOnline: boolean; readonly isByKeyboard: boolean },
): string | null {
  if (!isOnline) return 'You are offline. What you write stays here until you send it.'
  if (block === 'unanswered')
    return 'Your last message has no answer yet. Choose Try again, or edit it, before you go on.'
  return isByKeyboard ? 'Enter sends, Shift+Enter starts a new line.' : null
}

/** How many answers of the language model are left; null while there are plenty. */
export function budgetText(budget: SiaBudget | null): string | null {
  if (budget === null || budget.left > BUDGET_SHOWN_FROM) return null
  const resets = new Date(budget.resetsAt).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
  if (budget.left === 0)
    return `The built-in coach answers until ${resets}: today’s language model answers are used up.`
  const answers =
    budget.left === 1 ? '1 language model answer is' : `${budget.left} language model answers are`
  return `${answers} left until ${resets}. After that the built-in coach answers.`
}
