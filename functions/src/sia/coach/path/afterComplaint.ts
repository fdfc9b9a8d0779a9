import type { CoachContext, CoachState } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../language/Language.ts'
import { jobComplaint } from '../messages/jobComplaint.ts'
import { standardEnglish } from '../messages/standardEnglish.ts'
import type { Answered } from './answerAsWhole.ts'
import { NO_DRAFTS } from './drafting/mergeDrafts.ts'
import { takeTroubles, withTroubles } from './later/troublesTold.ts'
import { rulesOut } from './parts/jobParts.ts'
import { afterDraft } from './questions/afterDraft.ts'

/** Questions whose answers are troubles. */
const OF_TROUBLE: ReadonlySet<CoachState['open']['kind']> = new Set(['outcomes', 'gaps'])
const OF_JOB: ReadonlySet<CoachState['open']['kind']> = new Set(['job', 'size'])

/**
 * A complaint about the job as a whole makes no new job: it answers a question about outcomes, and is kept for the outcomes
 * otherwise. Null for a message without one.
 * @param answerRest answers what else the message says
 */
export function afterComplaint(
  context: CoachContext,
  state: CoachState,
  message: string,
  language: Language,
  answerRest: (state: CoachState, rest: string) => Answered,
): Answered | null {
  const { kind } = state.open
  if (kind === 'executor' || context.study.jtbd.executor.trim() === '') return null
  const complaints: string[] = []
  const rest: string[] = []
  const sentences = message.split(/(?<=[.!?;])\s+|\n+/u)
  for (const sentence of sentences) {
    const said = standardEnglish(sentence, language).replace(/(?<![.!?;, ])[.!?;, ]+$/, '')
    // "Winning is not it. It is …": neither a trouble nor the job.
    if (kind === 'job' && sentences.length > 1 && rulesOut(said)) continue
    const complaint =
      jobComplaint(said, OF_JOB.has(kind), language) ??
      // "Bring patients to the scanner. The elevator is often broken."
      (kind === 'job' && sentences.length > 1 && isTrouble(context, said, language) ? said : null)
    if (complaint === null) rest.push(sentence)
    else complaints.push(complaint)
  }
  const others = rest.join('\n')
  if (complaints.length === 0) {
    const isRuledOut = rest.length < sentences.length && /\p{L}/u.test(others)
    return isRuledOut ? answerRest(state, others) : null
  }
  if (/\p{L}/u.test(others)) {
    const kept = withTroubles({ text: '', state }, complaints, context)
    const { step, intent } = answerRest(kept.state, others)
    return {
      step: {
        ...step,
        text: [OF_TROUBLE.has(kind) ? '' : kept.text, step.text].filter((text) => text !== '').join('\n\n'),
      },
      intent,
    }
  }
  // "My job is mostly waiting for the oven": what is done there answers.
  const told = complaints.filter((each) => /^\p{L}+ing /iu.test(each))
  if (OF_TROUBLE.has(kind))
    return told.length === complaints.length
      ? answerRest(state, told.join('\n'))
      : {
          step: afterDraft(context, state, { ...NO_DRAFTS, refused: complaints }, message, language),
          intent: 'answer',
        }
  return {
    step: withTroubles({ text: '', state }, complaints, context),
    intent: 'answer',
  }
}

const isTrouble = (context: CoachContext, sentence: string, language: Language): boolean => {
  const { troubles, rest } = takeTroubles(context, sentence, language)
  return troubles.length > 0 && rest === ''
}
