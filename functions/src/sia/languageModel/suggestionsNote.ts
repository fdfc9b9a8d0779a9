import { type Proposal, proposedText } from '@outcome-studio/shared/domain/coach'
import { shortened } from '../coach/languageModel/studyAsData.ts'

/** Most characters of an item's text. */
const MAX_TEXT = 120

/** Tells which of the changes the member did not ask for, and why they are suggested; empty for none. */
export function suggestionsNote(suggestions: readonly Proposal[]): string {
  if (suggestions.length === 0) return ''
  const lines = suggestions.map(
    ({ edit, reason }) => `- *${shortened(proposedText({ edit }).trim(), MAX_TEXT)}*. ${reason}`,
  )
  const those = suggestions.length === 1 ? 'this change' : 'these changes'
  return [`You did not ask for ${those}:`, '', ...lines].join('\n')
}
