import { type CoachContext, type CoachState, proposedText } from '@outcome-studio/shared/domain/coach'
import { understandMessage } from '../intents/understandMessage.ts'
import type { Language } from '../language/Language.ts'
import { ASKING } from '../messages/CUES.ts'
import type { MessageKind } from '../messages/MessageKind.ts'
import type { KnownTexts, ReadMessage } from '../messages/readMessage.ts'
import type { Step } from './proposals/passOn.ts'
import { afterJobsConsidered } from './questions/afterJobAsked.ts'
import { afterSize } from './questions/afterSize.ts'
import { replyTo } from './replyTo.ts'
import { interrupt } from './talk/interrupt.ts'
import { skip } from './talk/skip.ts'
import { answerBeforeQuestion } from './text/answerBeforeQuestion.ts'
import { askedFor } from './text/askedFor.ts'
import { plainGroup } from './text/plainGroup.ts'

/** The reply to a message, and what the message was taken for. */
export interface Answered {
  readonly step: Step
  readonly intent: MessageKind
}

/** Asked what was finished, people tell what they got done: "got the heat back on". */
const GOT =
  /^(?:(?:they|we|i) )?got (?=(?:the|an?|our|my|their) \p{L}+ .*\b(?:back|on|up|going|running|working|again)[.! ]*$)/iu

/** "cnas in nursing homes" */
const OF_PLACE = /^[\p{L} -]{3,40} (?:in|at|on|of) [\p{L} -]{3,40}$/u

/** The reply to a message as a whole: an answer to the open question, a question, a command, and so on. */
export function answerAsWhole(
  context: CoachContext,
  state: CoachState,
  said: string,
  language: Language,
): Answered {
  const message = state.open.kind === 'job' ? said.replace(GOT, 'get ') : said
  const known = knownTexts(context)
  const heard = understandMessage(message, known, askedFor(state.open), language)
  // Before anything is known, nothing can be corrected: "It's us pastry chefs!" answers.
  const isFirst = heard.kind === 'correction' && !hasAnswers(context)
  const isGroup =
    state.open.kind === 'executor' &&
    (heard.intent.kind === 'unreadable' || (heard.intent.kind === 'offTopic' && OF_PLACE.test(message))) &&
    plainGroup(message, language) !== null
  const read: ReadMessage = isGroup
    ? { kind: 'answer', intent: { kind: 'answer' }, rest: message }
    : isFirst
      ? { ...heard, kind: 'answer' }
      : heard
  const as = (step: Step, intent: MessageKind = read.kind): Answered => ({ step, intent })
  // "Too narrow maybe?" doubts the size, and asks nothing.
  const size =
    state.open.kind === 'size' && !ASKING.test(message.toLowerCase())
      ? afterSize(context, state, message)
      : null
  if (size !== null) return as(size, read.kind === 'question' ? 'answer' : read.kind)
  if (read.intent.kind === 'skip') return as(skip(context, state, message))
  if (read.kind === 'question') {
    const { answered, isHedged } = answerBeforeQuestion(message, state.open)
    const own = understandMessage(answered, known, askedFor(state.open), language)
    if (own.kind === 'answer' && answered !== '') {
      const step = replyTo(context, state, answered, own, language)
      if ((step.drafted?.proposals.length ?? 0) > 0 || isHedged) return as(step, 'answer')
    }
  }
  if (state.open.kind === 'job' && (read.kind === 'question' || read.kind === 'dontKnow')) {
    const considered = afterJobsConsidered(context, state, message, language)
    if (considered !== null) return as(considered, 'answer')
  }
  const interruption = read.rest === '' ? interrupt(read.intent, message, state, context.study) : null
  return as(interruption ?? replyTo(context, state, message, read, language))
}

/** Whether there is anything that may be corrected. */
export const hasAnswers = ({ study, earlier }: CoachContext): boolean =>
  earlier.length > 0 || study.jtbd.executor.trim() !== '' || study.jtbd.userInput.trim() !== ''

/** What a message is taken for as a whole. */
export function understoodAs(
  context: CoachContext,
  state: CoachState,
  message: string,
  language: Language,
): MessageKind {
  return understandMessage(message, knownTexts(context), askedFor(state.open), language).kind
}

const knownTexts = ({ study, earlier }: CoachContext): KnownTexts => ({
  executor: study.jtbd.executor,
  job: study.jtbd.userInput,
  drafts: earlier.filter(({ decision }) => decision === null).map(({ proposal }) => proposedText(proposal)),
})
