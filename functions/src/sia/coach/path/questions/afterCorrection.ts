import { withoutEnd } from '@outcome-studio/shared/domain/base'
import {
  type CoachContext,
  type CoachQuestion,
  type CoachState,
  questionKey,
} from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import { OBJECTING, ORDERING } from '../../messages/CUES.ts'
import { draftFiled } from '../drafting/draftFiled.ts'
import { correct, editOf, replacedItems } from '../proposals/correct.ts'
import { passOn, type Step } from '../proposals/passOn.ts'
import { quoted } from '../text/clarify.ts'
import { UNDERSTOOD } from '../text/UNDERSTOOD.ts'
import { verbatim } from '../text/verbatim.ts'
import { afterDraft } from './afterDraft.ts'

/** Answers anew what was wrong. The open question stays open if it was not about that. */
export function afterCorrection(
  context: CoachContext,
  state: CoachState,
  message: string,
  language: Language,
): Step {
  const order = orderIn(message)
  if (order !== null) return afterOrder(context, state, order)
  const { question, text } = correct(context, state.open, message, language)
  const isOpen =
    questionKey(question) === questionKey(state.open) ||
    (question.kind === 'job' && state.open.kind === 'size')
  const place = isOpen ? state : { ...state, open: question, unclear: '' }
  const about =
    question.kind === 'outcomes' && /\btime\b/i.test(message)
      ? { ...question, about: 'wrong' as const }
      : question
  const asked = draftFiled(context, about, text, language)
  // What is right may go wrong, though it was asked what takes long.
  const isOther = about.kind === 'outcomes' && about.about === 'long' && asked.proposals.length === 0
  const drafted = isOther ? draftFiled(context, { ...about, about: 'wrong' }, text, language) : asked
  if (drafted.proposals.length === 0) {
    if (text === '')
      return { text: 'Sorry, I had that wrong. How is it right?', state: { ...place, unclear: '' } }
    return afterDraft(context, place, drafted, text, language)
  }
  const opening = isMistaken(context, question) ? MISTAKEN : UNDERSTOOD
  const replaced = replacedItems(context, question, message)
  if (!isOpen) return { text: opening, state, drafted, replaced }
  return { ...passOn(context, place, opening, drafted), replaced }
}

export const MISTAKEN = 'Sorry, I had that wrong. Now I understand:'

/** Whether there is an earlier card, or a text in the study, that was wrong. */
function isMistaken({ study: { jtbd }, earlier }: CoachContext, question: CoachQuestion): boolean {
  const kind = editOf(question)
  return (
    earlier.some(({ proposal }) => proposal.edit.kind === kind) ||
    (kind === 'setExecutor' && jtbd.executor.trim() !== '') ||
    (kind === 'setJob' && jtbd.userInput.trim() !== '')
  )
}

/** What a correction says about the order of steps; null if it says nothing about it. */
function orderIn(message: string): string | null {
  const text = withoutEnd(message.trim(), '.!')
  const said = text.slice(OBJECTING.exec(text.toLowerCase())?.[0].length ?? 0)
  const [sentence = ''] = said.split(/[.;!?]\s|, (?:i|not|sorry)\b/i)
  return ORDERING.test(sentence.toLowerCase()) ? sentence : null
}

/** No card moves a step: the member does. */
function afterOrder(context: CoachContext, state: CoachState, order: string): Step {
  const typed = verbatim(order, context.said.at(-1) ?? order)
  const hasSteps = context.study.jobSteps.length > 0
  const how = hasSteps
    ? 'Drag the steps into that order in Outcome Validation.'
    : 'Accept the steps in that order, or drag them in Outcome Validation later.'
  return { text: `You’re right: ${quoted([typed])}. ${how}`, state }
}
