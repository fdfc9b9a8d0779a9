import type { CoachContext, CoachState } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import { createTakenMeanings } from '../../languageModel/takenMeanings.ts'
import { plainClause } from '../../messages/plainClause.ts'
import { standardEnglish } from '../../messages/standardEnglish.ts'
import type { DraftedAnswer } from '../drafting/draftAnswer.ts'
import { draftFiled } from '../drafting/draftFiled.ts'
import { mergeDrafts, NO_DRAFTS } from '../drafting/mergeDrafts.ts'
import { passOn, type Step } from '../proposals/passOn.ts'
import { type PartForms, proposeDrafts } from '../proposals/proposeDrafts.ts'
import { afterDraft } from './afterDraft.ts'
import { KEPT, STAYING, withoutSize } from './afterSize.ts'
import { jobWithoutWords } from './jobWithoutWords.ts'
import { formOfJob } from './shortenJob.ts'
import { takeDoer } from './takeDoer.ts'

const GOOD = '(?:right|fine|good|ok|okay|perfect|correct|great|spot on|appropriate|adequate|suitable)'
const AFTER =
  '(?: (?:size|one|job|level|to me|for (?:me|us|now|them)|like (?:that|this|it is)|as it is|as is|now|enough|i think|i guess|i suppose|i would say|then|here))*'
/** A clause that leaves the job as it is, as it is matched without contractions. */
const FITTING = new RegExp(
  `^(?:(?:yes|yeah|yep|no|ok|okay|sure|maybe|perhaps) )?(?:i (?:think|guess|suppose|believe|reckon|(?:would|should) say|find)(?: that)? )?(?:(?:it|this|that|the job|the size(?: of (?:the|this|our) job)?|size)(?: is| looks| sounds| seems)? )?(?:(?:about|just|quite|all|exactly|pretty|the|a|really|very) )*(?:${GOOD}${AFTER}|as (?:it )?is)$|^(?:i would )?(?:just )?(?:leave|keep) (?:it|that|the job) (?:as (?:it )?is|at that(?: level| size)?|like (?:that|this)|there)$|^(?:i|we) (?:consider|find|deem|regard) (?:it|this|the job|the size(?: of the job)?) (?:(?:to be|as|quite|entirely|very) )*${GOOD}$|^do not (?:change|touch|alter|fiddle with) (?:it|that|the job)$`,
)
/** Says nothing of the size. */
const OPENER = /^(?:(?:yes|yeah|yep|no|ok|okay|sure|h+m+|i would say|i think|i guess))?$/
const CLAUSES = /,\s+|:\s+|(?<!\s)\s+[-–—]\s+|(?<!\s)\s+(?=but\b)/u
/** Wishes another size. */
const WISHED = /\b(?:make|rather|should be|prefer)\b.{0,20}\b(?:broader|narrower|bigger|smaller|wider)\b/i
/** Leaves a word out of the job. */
const SHORTENED =
  /\b(?:without|leave out|leaving out|drop|remove|minus|lose|cut|omit|skip) (?:the )?(?:words? |["“‘']|\p{L}+ (?:bit|part|word)\b)/iu
const DENIED = /\b(?:not|never|no need)\b|n['’]t\b/i
/** Said of the size or of the job, which is no step of it. */
const REMARK =
  /^(?:(?:and|but|so|well|maybe|perhaps|i think|i guess),? )*(?:(?:that|it|this|the job|the size)(?:['’]s| is| was| sounds| looks| would)\b|(?:do not|don['’]t|i (?:do not|don['’]t) know|not)\b|(?:a bit|too|quite|rather) \p{L}+[.!?]?$|broader|narrower)/iu
/** What comes before the steps of the job. */
const LEAD =
  /^(?:the )?(?:steps?|core|heart|essence|main (?:part|thing))(?: of it)?(?: is| are)?(?: that)?:? /i
/** Characters from which what follows a choice may be steps. */
const SHORTEST_STEPS = 12

/**
 * The reply to a message that leaves the job as it is, in words of its own: what else it tells answers the next
 * question. Null if the message does not say so.
 */
export function afterKeptSize(
  context: CoachContext,
  state: CoachState,
  message: string,
  language: Language,
): Step | null {
  if (state.open.kind !== 'size') return null
  const shorter = jobWithoutWords(context.study.jtbd.userInput, message)
  if (shorter !== null) {
    const form = formOfJob(context, shorter, message, 'The job without the words you would drop.')
    return passOn(context, state, 'Good. Then the job is:', proposed(context, form))
  }
  const doer = takeDoer(context, state, message, language)
  const rest = besideSize((doer?.rest ?? message).trim())
  if (rest === null) return null
  const step = withSteps(context, passOn(context, state, 'Good, then the job is fixed.'), rest, language)
  const hasDoer = doer !== null && doer.drafted.proposals.length > 0
  return hasDoer ? { ...step, drafted: mergeDrafts([doer.drafted, { ...NO_DRAFTS, ...step.drafted }]) } : step
}

const proposed = (context: CoachContext, form: PartForms): DraftedAnswer => ({
  ...NO_DRAFTS,
  ...proposeDrafts(context, [form], createTakenMeanings(context)),
})

/** What a message tells beside leaving the size as it is; null if it does not leave it. */
export function besideSize(message: string): string | null {
  if (SHORTENED.test(message)) return null
  const choice = KEPT.exec(message)?.[0]
  if (choice !== undefined) return withoutRemarks(withoutSize(message.slice(choice.length)))
  const sentences = message.split(/(?<=[.!?;])\s+|\n+/u)
  if (sentences.some((each) => WISHED.test(each) && !DENIED.test(each))) return null
  const at = sentences.findIndex((each) => STAYING.test(each) || isFitting(each))
  if (at < 0) return null
  const clauses = (sentences[at] ?? '').split(CLAUSES)
  const fit = clauses.findIndex((each) => FITTING.test(plainClause(each)))
  const tail =
    fit < 0
      ? ''
      : clauses
          .slice(fit + 1)
          .filter((each) => !REMARK.test(each))
          .join(', ')
  return withoutRemarks(
    withoutSize([...sentences.slice(0, at), tail, ...sentences.slice(at + 1)].join('\n').trim()),
  )
}

/** Whether the first thing that a sentence says is that the size fits. */
function isFitting(sentence: string): boolean {
  const said = sentence
    .split(CLAUSES)
    .map(plainClause)
    .find((each) => !OPENER.test(each))
  return said !== undefined && FITTING.test(said)
}

const withoutRemarks = (text: string): string =>
  text
    .split(/(?<=[.!?;])\s+|\n+/u)
    .filter((each) => each.trim() !== '' && !REMARK.test(each) && !isFitting(each))
    .join(' ')

/** "As it is. First they …": what follows the choice answers the next question. */
function withSteps(context: CoachContext, size: Step, rest: string, language: Language): Step {
  const told = rest.replace(LEAD, '')
  if (told.length < SHORTEST_STEPS) return size
  if (size.state.open.kind !== 'steps') return { ...size, state: { ...size.state, held: told } }
  const text = standardEnglish(told, language)
  const drafted = draftFiled(context, size.state.open, text, language)
  if (drafted.proposals.length === 0) return size
  const step = afterDraft(context, size.state, drafted, text, language)
  return { ...step, text: [size.text, step.text].join('\n\n') }
}
