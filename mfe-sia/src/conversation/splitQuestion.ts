import type { CoachMessage } from '@outcome-studio/shared/domain/coach'

interface Split {
  /** Markdown above the proposals. */
  readonly lead: string
  /** Markdown below them; empty for none. */
  readonly question: string
}

interface Answered {
  readonly hasProposals: boolean
  readonly by: CoachMessage['by'] | null
}

/**
 * Splits an answer with proposals before its last paragraph, so that the coach's next question is visible below them.
 * The built-in coach always ends with a question; a language model may not.
 */
export function splitQuestion(text: string, { hasProposals, by }: Answered): Split {
  const trimmed = text.trimEnd()
  const end = hasProposals ? trimmed.lastIndexOf('\n\n') : -1
  const last = trimmed.slice(end + 2)
  // A blank line may also belong to a block of code.
  const isQuestion = end > 0 && (by === 'rules' || last.includes('?')) && !last.includes('```')
  return isQuestion ? { lead: trimmed.slice(0, end), question: last } : { lead: text, question: '' }
}
