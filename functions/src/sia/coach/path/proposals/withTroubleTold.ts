import {
  type CoachState,
  type Proposal,
  proposedText,
  questionKey,
} from '@outcome-studio/shared/domain/coach'

/** Statements of what goes wrong from which an answer to another question has told it. */
const TOLD = 2
const LIKELIHOOD = /^minimize the likelihood /i
/** Says that what follows goes wrong. */
const WRONG = /\b(?:goes|going|go|gone|went) wrong\b|\b(?:mistakes?|errors?) (?:happens?|are|is)\b/i

/** Whoever has told what goes wrong beside what takes long is not asked for it again. */
export function withTroubleTold(
  state: CoachState,
  proposals: readonly Proposal[],
  typed: string,
): CoachState {
  const { open, passed } = state
  if (open.kind !== 'outcomes' || open.about !== 'long') return state
  const told = proposals.filter(
    (proposal) =>
      proposal.edit.kind === 'addStatement' &&
      proposal.edit.stepId === open.stepId &&
      LIKELIHOOD.test(proposedText(proposal)),
  ).length
  const key = questionKey({ ...open, about: 'wrong' })
  const isTold = told >= TOLD || (told > 0 && WRONG.test(typed))
  return isTold && !passed.includes(key) ? { ...state, passed: [...passed, key] } : state
}
