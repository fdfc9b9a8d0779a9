import { remarksOnDraft } from '../model/remarksOnDraft.ts'
import { saidTexts } from '../model/saidTexts.ts'
import { type Proposal, type ProposedEdit, proposalId, proposedText } from '../proposals/Proposal.ts'
import { unsaidWords } from '../words/unsaidWords.ts'
import type { CoachContext } from './CoachTurn.ts'

const REWRITES = 2
/** Longest draft in characters. */
const DRAFT_MAX_LENGTH = 300

/** The edit as a proposal, rewritten at most twice by the checker's suggestions; otherwise what is wrong with it. */
export function proposeEdit(context: CoachContext, draft: ProposedEdit): Proposal | string {
  let edit = draft
  if (proposedText({ edit }).trim() === '') return 'I need a few words to work with.'
  if (proposedText({ edit }).length > DRAFT_MAX_LENGTH) return 'That is long for one text.'
  for (let rewrites = 0; rewrites < REWRITES; rewrites += 1) {
    const fix = remarksOnDraft(edit).find(({ severity, suggestion }) => severity === 'error' && suggestion)
    if (fix?.suggestion) edit = withText(edit, fix.suggestion.replacement)
  }
  const text = proposedText({ edit })
  const remarks = remarksOnDraft(edit)
  const error = remarks.find(({ severity }) => severity === 'error')
  if (error !== undefined) return error.message
  if (text.trim() === '') return 'I need a few words to work with.'
  return {
    id: proposalId(context.newId()),
    edit,
    reason: 'It says what you said, in the form that the method asks for.',
    rules: [],
    assumptions: unsaidWords(text, saidTexts(context)),
    remarks: remarks.slice(0, 5).map(({ ruleId, severity, message }) => ({ ruleId, severity, message })),
  }
}

const withText = (edit: ProposedEdit, text: string): ProposedEdit =>
  'after' in edit ? { ...edit, after: text } : { ...edit, text }
