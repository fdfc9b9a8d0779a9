import { isGrowing } from '../core/answerView.ts'
import type { ShownAnswer } from '../core/ConversationSnapshot.ts'
import type { Timing } from '../core/ports.ts'
import type { SiaConversation } from '../core/SiaConversation.ts'
import { withoutMarks } from '../domain/conversation/withoutMarks.ts'
import { unclearWords } from './unclearWords.ts'

/** Milliseconds between announcements that the coach is still replying. */
const REMINDER = 7_000

/**
 * Announces that the coach replies, once at the start and every few seconds, and then the whole answer. Words are not
 * announced as they arrive, because screen readers drop or repeat them. Failures are alerts of their own. Returns the
 * release.
 */
export function announceReplies(
  conversation: Pick<SiaConversation, 'subscribe' | 'snapshot' | 'textOf'>,
  { after }: Pick<Timing, 'after'>,
  announce: (text: string) => void,
): () => void {
  let replying: ShownAnswer['id'] | null = null
  let cancel = () => {}
  const remind = () => {
    announce('Sia is still replying')
    cancel = after(REMINDER, remind)
  }
  const follow = () => {
    const last = conversation.snapshot().messages.at(-1)
    if (last?.role === 'coach' && isGrowing(last.state)) {
      if (replying === last.id) return
      cancel()
      replying = last.id
      announce('Sia is replying')
      cancel = after(REMINDER, remind)
      return
    }
    if (replying === null) return
    cancel()
    const text =
      last?.id === replying && last.role === 'coach' ? endOf(last, conversation.textOf(last.id)) : ''
    replying = null
    if (text !== '') announce(text)
  }
  follow()
  const release = conversation.subscribe(follow)
  return () => {
    cancel()
    release()
  }
}

function endOf({ state, message }: ShownAnswer, text: string): string {
  if (state === 'whole') return `Sia: ${withoutMarks(text)}${choicesOf(message)}`
  return state === 'stopped' ? 'Stopped' : ''
}

/** What an answer about unclear words offers above the message field. */
function choicesOf(message: ShownAnswer['message']): string {
  const unclear = message && unclearWords(message)
  return unclear ? ` Choose, above the message field: ${unclear.troubles.join(', ')}, or fewer words.` : ''
}
