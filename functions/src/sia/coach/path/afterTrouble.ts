import type { CoachContext, CoachState } from '@outcome-studio/shared/domain/coach'
import { isSound } from '../drafts/isSound.ts'
import type { Language } from '../language/Language.ts'
import { createTakenMeanings } from '../languageModel/takenMeanings.ts'
import { passOn, type Step } from './passOn.ts'
import { proposeDrafts } from './proposeDrafts.ts'
import { troubleForms } from './troubleForms.ts'

const ONE_ACTION = /^Minimize the time spent \p{Ll}{3,}ing$/u

/** The member has chosen what the trouble with the quoted words is; null for another message. */
export function afterTrouble(
  context: CoachContext,
  state: CoachState,
  message: string,
  language: Language,
): Step | null {
  const { open, unclear } = state
  if (open.kind !== 'outcomes' && open.kind !== 'gaps') return null
  const forms = troubleForms(unclear, message, context.study.jtbd.executor, language)
  const stepId = open.kind === 'outcomes' ? open.stepId : context.study.jobSteps[0]?.uuid
  if (forms === null || stepId === undefined) return null
  const statementId = context.newId()
  const drafted = proposeDrafts(
    context,
    [
      {
        part: unclear,
        forms,
        // "weeding" leaves nothing open where its time was chosen.
        isSound: (text) => isSound(text, 'outcome', language, new Set()) || ONE_ACTION.test(text),
        editOf: (text) => ({ kind: 'addStatement', statementId, stepId, text }),
        reason: `You said that this ${message.trim().toLowerCase()}.`,
        rules: ['O1', 'O2'],
      },
    ],
    createTakenMeanings(context),
  )
  if (drafted.proposals.length > 0)
    return { ...passOn(context, state, 'This is how I understood you:'), drafted }
  return {
    text: `How would you say “${unclear}” in three to six words, without *I*, names and numbers?`,
    state: { ...state, unclear: '' },
    asksAgain: false,
  }
}
