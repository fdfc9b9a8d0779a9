import type {
  CoachContext,
  CoachQuestion,
  OutcomeQuestion,
  Proposal,
} from '@outcome-studio/shared/domain/coach'
import { draftExecutor } from '../../drafts/draftExecutor.ts'
import type { Language } from '../../language/Language.ts'
import { withoutReport } from '../../messages/leadIn.ts'
import type { MessagePart } from '../../messages/splitMessage.ts'
import { stepAtTime } from '../places/stepAtTime.ts'
import { stepOfStatement, withoutStepName } from '../places/stepNamed.ts'
import { isShortAction, isShortGroup } from '../text/shortAnswers.ts'
import { spokenExecutor } from '../text/spokenExecutor.ts'
import { spokenJob } from '../text/spokenJob.ts'
import { withoutAddress } from '../text/withoutAddress.ts'
import { type DraftedAnswer, draftAnswer } from './draftAnswer.ts'
import { draftOtherwise } from './draftOtherwise.ts'
import { draftSteps } from './draftSteps.ts'
import { jobOfTwoThings } from './jobOfTwoThings.ts'
import { mergeDrafts } from './mergeDrafts.ts'

/** Drafts an answer, and files each statement under the step that it names and each step where it was told. */
export function draftFiled(
  context: CoachContext,
  question: CoachQuestion,
  answer: string,
  language: Language,
  isLabeled = false,
): DraftedAnswer {
  switch (question.kind) {
    case 'steps':
      return draftSteps(context, question, answer, language, isLabeled)
    case 'outcomes':
    case 'gaps':
      return draftStatements(context, question, answer, language)
    case 'executor':
      return plainIfShort(context, question, answer, draftWho(context, answer, language, isLabeled), language)
    case 'job':
      return isLabeled
        ? draftAnswer(context, question, answer, language, true)
        : plainIfShort(context, question, answer, draftJob(context, answer, language), language)
    default:
      return draftAnswer(context, question, answer, language, isLabeled)
  }
}

/** Of a short answer in the form that was asked for, the member's own words do where no draft is sure. */
function plainIfShort(
  context: CoachContext,
  question: CoachQuestion,
  answer: string,
  drafted: DraftedAnswer,
  language: Language,
): DraftedAnswer {
  const isForm = question.kind === 'job' ? isShortAction : isShortGroup
  return drafted.proposals.length + drafted.repeated.length === 0 && isForm(answer, language)
    ? draftAnswer(context, question, answer, language, true)
    : drafted
}

/** Says who somebody is: "I'm a barista", "us sweeps", "they are locksmiths". */
const BEING =
  /(?:^|\b(?:and|but|so|well|suppose|guess|think) )(?:it is |that would be |that is )?((?:i am|we are|they are|these are|those are|us) (?!not\b|just\b|going\b|so\b|too\b|in\b|at\b|\p{L}+ing\b)(?:an? |the |all |mostly )?\p{L}[\p{L}' -]{2,40}?)(?= (?:you|who|that|which|with|from|in|at|on|for)\b|[.,;!?]|$)/iu

/** The group that somebody says they are, if the rest of the answer hides it. */
function draftWho(
  context: CoachContext,
  answer: string,
  language: Language,
  isLabeled: boolean,
): DraftedAnswer {
  const question: CoachQuestion = { kind: 'executor' }
  const said = agreeing(withoutAddress(answer), language)
  const framed = spokenExecutor(said)
  const isGroup =
    framed !== null && (SEVERAL.test(framed) || draftExecutor(groupOf(framed), language) !== null)
  const doubted = framed !== null && isGroup ? draftAnswer(context, question, framed, language, true) : null
  if (doubted !== null && doubted.proposals.length > 0) return doubted
  const identified = IDENTIFIED.exec(said)?.[1]
  const named = identified === undefined ? null : draftAnswer(context, question, identified, language)
  const isNamed = named !== null && named.proposals.length > 0
  // Who they are is said with what they do.
  if (isNamed && / (?:who|that) /.test(identified ?? '')) return named
  const drafted = draftAnswer(context, question, said, language, isLabeled)
  if (isLabeled || drafted.proposals.length > 0 || drafted.repeated.length > 0) return drafted
  const [first = '', ...others] = answer.split(/(?<=[.!?;])\s+|\n+/u)
  for (const piece of [...answer.split(/(?<=[.!?;])\s+|\n+|,\s+/u), ...(others.length > 0 ? [first] : [])]) {
    const named =
      piece === first && others.length > 0 && !BEING.test(piece)
        ? piece.replace(GREETING, '').replace(/ like (?:me|us)\b.*$/i, '')
        : BEING.exec(piece)?.[1]
    if (named === undefined || named.split(' ').length > MOST_WORDS) continue
    const alone = draftAnswer(context, question, named, language)
    if (alone.proposals.length > 0) return alone
  }
  return isNamed ? named : drafted
}

/** "churchwardens", "beekeepers with a few hives" */
const SEVERAL = /^(?:\p{L}+ )?\p{L}{3,}(?:[^s]s|men)(?:$| (?:in|with|who|at|of|from|that) )/iu
const groupOf = (text: string): MessagePart => ({
  text,
  kind: 'nouns',
  sentence: 0,
  link: '',
  isAside: false,
})

/** "the people you mean would be the volunteers who run a choir". */
const IDENTIFIED =
  /\b(?:people|ones|group|executors?|those|they|that)\b[^,.;!?]{0,30}? (?:would be|are|is|should be) (?:the |our |my |an? )?(\p{L}[^,.;!?]{2,60})/iu

/** "pharmacists who works" with the verb of several. */
export const agreeing = (text: string, language: Language): string =>
  text.replace(/\b(\p{L}+s (?:who|that)) (\p{L}+s)(?= \p{L})/giu, (found, group: string, verb: string) => {
    const [, token] = language.tokensOf(`she ${verb}`)
    return token?.tag === 'VERB' && token.base !== verb.toLowerCase() ? `${group} ${token.base}` : found
  })

/** Longest words that name a group. */
const MOST_WORDS = 7
const GREETING =
  /^(?:(?:h(?:i+|e+y+|ello+)|oh|ah|well|ok|so|good (?:morning|afternoon|evening|day))\b[,.! ]*)+/i

/** What whoever leads the work wants of it: "we need to increase throughput". */
const OF_MANAGER =
  /^(?:(?:and|but|so|basically|well),? )*(?:(?:we|i) (?:need|want|have|aim|try|plan)|our (?:goal|aim|objective|target)|my (?:goal|aim|objective|target))\b/i
/** What those do who get the job done. */
const OF_EXECUTOR = /^(?:(?:and|but|so|basically|well|really|actually|mostly),? )*(?:they|people) \p{L}+/iu

/** Of several goals, what the executor does comes before what their manager wants. */
function draftJob(context: CoachContext, told: string, language: Language): DraftedAnswer {
  const answer = spokenJob(told, language)
  const whole = jobOfTwoThings(context, answer, language)
  if (whole !== null) return whole
  const sentences = answer.split(/(?<=[.!?;])\s+|\n+/u)
  if (sentences.some((each) => OF_MANAGER.test(each))) {
    const own = sentences.filter((each) => OF_EXECUTOR.test(each)).join('\n')
    const drafted = own === '' ? null : draftAnswer(context, { kind: 'job' }, own, language)
    if (drafted !== null && drafted.proposals.length > 0) return drafted
  }
  return draftAnswer(context, { kind: 'job' }, answer, language)
}

function draftStatements(
  context: CoachContext,
  question: CoachQuestion,
  answer: string,
  language: Language,
): DraftedAnswer {
  const askedId = question.kind === 'outcomes' ? question.stepId : null
  const sentences = groupsOf(context, askedId, answer, language)
  const isPlain =
    sentences.every(({ stepId, about }) => stepId === null && about === null) &&
    sentences[0]?.text === answer.split(SENTENCE_END).join('\n')
  const groups = isPlain ? [{ text: answer, stepId: null, about: null }] : sentences
  const drafts = groups.map(({ text, stepId, about }) => {
    const asked: CoachQuestion =
      stepId === null && about === null
        ? question
        : {
            kind: 'outcomes',
            stepId:
              stepId ??
              (question.kind === 'outcomes' ? question.stepId : (context.study.jobSteps[0]?.uuid ?? '')),
            about: about ?? (question.kind === 'outcomes' ? question.about : 'wrong'),
          }
    const drafted = draftOtherwise(context, asked, draftAnswer(context, asked, text, language), language)
    return stepId === null ? refiled(context, drafted, question.kind === 'outcomes') : drafted
  })
  return mergeDrafts(drafts)
}

const SENTENCE_END = /(?<=[.!?;])\s+|\n+/u

/** Sentences that follow each other and are said of one step, and of one kind of trouble. */
function groupsOf({ study }: CoachContext, askedId: string | null, answer: string, language: Language) {
  const groups: { text: string; stepId: string | null; about: OutcomeQuestion | null }[] = []
  let isInList = false
  for (const sentence of answer.split(SENTENCE_END)) {
    const { text, stepId: named } = withoutStepName(study, sentence)
    const atTime = named ?? stepAtTime(study, text)?.uuid ?? null
    const stepId = atTime === askedId && named === null ? null : atTime
    const told = withoutReport(text, language)
    const said = told.texts.join('\n')
    const last = groups.at(-1)
    // "Three things take long: cutting; sewing"
    const about = told.about ?? (isInList ? (last?.about ?? null) : null)
    isInList = /;$/.test(sentence.trim())
    if (last !== undefined && last.stepId === stepId && last.about === about)
      last.text = `${last.text}\n${said}`
    else groups.push({ text: said, stepId, about })
  }
  return groups
}

/** Files statements by their words. */
function refiled({ study }: CoachContext, drafted: DraftedAnswer, isAsked: boolean): DraftedAnswer {
  const proposals = drafted.proposals.map((proposal): Proposal => {
    const { edit } = proposal
    if (edit.kind !== 'addStatement') return proposal
    return { ...proposal, edit: { ...edit, stepId: stepOfStatement(study, edit.stepId, edit.text, isAsked) } }
  })
  return { ...drafted, proposals }
}
