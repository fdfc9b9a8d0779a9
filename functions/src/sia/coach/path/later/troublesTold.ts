import {
  type CoachContext,
  type CoachState,
  type LeftWords,
  MAX_LEFT,
  questionKey,
} from '@outcome-studio/shared/domain/coach'
import { isPerson } from '../../grammar/isPerson.ts'
import { isPlural } from '../../grammar/wordForms.ts'
import type { Language } from '../../language/Language.ts'
import { kindOf } from '../../messages/splitMessage.ts'
import { tellsNoTrouble, tellsTrouble } from '../../words/troubleWords.ts'
import { draftFiled } from '../drafting/draftFiled.ts'
import { mergeDrafts, NO_DRAFTS } from '../drafting/mergeDrafts.ts'
import { tellsTroubleOfStep } from '../parts/jobParts.ts'
import { stepNamed } from '../places/stepNamed.ts'
import type { Step } from '../proposals/passOn.ts'
import { quoted } from '../text/clarify.ts'
import { verbatim } from '../text/verbatim.ts'

/** Most cards at once of what was told earlier. */
const AT_ONCE = 4
/** Under which open points of no step are kept. */
const LATER: LeftWords['open'] = { kind: 'gaps' }
/** Says that what stands before it is a trouble. */
const UNWANTED =
  /^(?:and )?(?:that|this|it|which)? ?(?:should not happen|must not happen|goes wrong|is (?:really )?(?:annoying|bad|the problem|a problem|a pain))[.!]*$/i
/** Says that what follows it is a trouble. */
const ANNOYING =
  /^(?:and |but |so |well,? )*(?:what (?:drives me|annoys me|bothers me|worries me|gets me|makes me)\b.{0,24}? is(?: that| when)?|(?:the )?(?:annoying|worst|hard|bad|difficult) (?:thing|part) is(?: that| when)?|i hate it when|it (?:really |always )?(?:annoys|bothers|worries|drives) (?:me|us|them)(?: \p{L}+){0,3} (?:when|that|if)) /iu
const SELDOM =
  /^(?:but |and )?(?:sometimes|often|too often|now and then|occasionally),? |\b(?:sometimes|too often)\b/i
/** Whoever gets the job done, or nothing that is named. */
const DOER =
  /^(?:and |but |then |first |so )*(?:i|we|they|you|one|somebody|someone|everybody|people|it|that|this|there|what|who)\b(?!['’])/i

const CLAUSES =
  / and (?=(?:i|we|they) (?!(?:am|are|have|cannot|can|do|did|was|were|get)\b)\p{L}+ \p{L})| and (?=the \p{L}+ (?:is|are|gets?|keeps?) )|,\s+(?:and |but |or )?(?:then )?|(?<!\s)\s+(?:but|and then) |(?<!\s)\s+or (?=the )/iu

/** Separates what is told of troubles among steps, in standard English. */
export function takeTroubles(
  { study }: CoachContext,
  answer: string,
  language: Language,
): { readonly troubles: readonly string[]; readonly rest: string } {
  const troubles: string[] = []
  const rest: string[] = []
  const executor = study.jtbd.executor.trim().toLowerCase()
  for (const sentence of answer.split(/(?<=[.!?;])\s+|\n+/u)) {
    const last = rest.at(-1)
    if (UNWANTED.test(sentence.trim()) && last !== undefined) {
      troubles.push(withoutEnd(rest.pop() ?? ''))
      continue
    }
    if (UNWANTED.test(sentence.trim())) continue
    const kept: string[] = []
    for (const told of sentence.split(CLAUSES)) {
      const clause = asDone(told)
      const said = clause.replace(ANNOYING, '')
      // What is slow or called the problem becomes an outcome at once, once there is a step.
      const isOutcome = study.jobSteps.length > 0 && tellsTroubleOfStep(clause, language)
      if (isOutcome) kept.push(clause)
      else if (said !== clause || isTrouble(clause, executor, language)) troubles.push(withoutEnd(said))
      else kept.push(clause)
    }
    const isWhole = kept.join() === sentence.split(CLAUSES).join()
    if (isWhole) rest.push(sentence)
    else if (kept.length > 0) rest.push(kept.join(', '))
  }
  const isSame = rest.join(' ') === answer.split(/(?<=[.!?;])\s+|\n+/u).join(' ')
  return { troubles, rest: isSame ? answer : rest.join('\n').trim() }
}

/** "When the patient dies I comfort the family": what is done comes first. */
const asDone = (clause: string): string =>
  clause.replace(
    /^((?:and |but |so |then )*)((?:when|whenever|if|once|after(?! (?:that|this)\b| (?:the|an?|our) \p{L}+,? (?:i|we|they) )|as soon as) [^,]{3,60}?),? (?:i|we|they) (?:always |then |usually )?(?:make sure (?:to |that (?:i|we|they) )?)?(?!(?:am|are|have|had|cannot|can|could|do|did|will|would|lose|forget|miss)\b)(\p{L}+ \p{L}.*?)([.!?;]?)$/iu,
    (_, _link, when: string, done: string, end: string) => `${done} ${when.toLowerCase()}${end}`,
  )

const withoutEnd = (text: string): string =>
  text
    .trim()
    .replace(/^(?:(?:and|but|then|sometimes|often|too often|occasionally),? )+/i, '')
    .replace(/(?<![.!?;, ])[.!?;, ]+$/, '')

/** "sometimes they nick the skin", "children come late to the stop": what happens, and is not done. */
function isTrouble(clause: string, executor: string, language: Language): boolean {
  const text = clause.trim().replace(/(?<![.!?;, ])[.!?;, ]+$/, '')
  if (text.split(' ').length < 3 || tellsNoTrouble(text) || /^nothing to \p{L}+$/iu.test(text)) return false
  const tokens = language.tokensOf(text)
  if (SELDOM.test(text)) return tellsTrouble(tokens) || HARMING.test(text)
  if (DOER.test(text)) return false
  if (BREAKING.test(text) || TOO.test(text)) return true
  if (kindOf(text, language) !== 'clause') return false
  const [first] = tokens
  const isOwn = executor !== '' && text.toLowerCase().startsWith(executor)
  const isGroup = first !== undefined && isPlural(first) && isPerson(first)
  return (
    !isOwn &&
    (tellsTrouble(tokens) || (isGroup && / (?:late|wrong|away|too)\b/i.test(text)) || PARKING.test(text))
  )
}

/** "Comb breaks in the spinner", whose first word may be a verb as well. */
const BREAKING =
  /^(?:the |an? |some )?\p{L}+ (?:breaks|clogs|ferments|sticks|jams|cracks|leaks|snaps|spills|slips|freezes|scratches|bites|bursts|rots|rusts)\b/iu
/** "Frames too wet". */
const TOO = /^(?:the |an? )?\p{L}+ (?:is |are |was |were )?(?:always |often |usually )?too \p{L}+$/iu
const HARMING =
  /\b(?:nicks?|cuts?|burns?|hurts?|spills?|drops?|forgets?|miss(?:es)?|loses?|breaks?|scratch(?:es)?|bites?|slips?|tears?|bruises?|crush(?:es)?)\b/i
const PARKING =
  /\b(?:late|parks?|blocks?|runs? out|falls?|gets? (?:stuck|lost|\p{L}+ed)|keeps? \p{L}+ing|all the time|does not|do not|is not|are not|wrong|terrible|awful|horrible|broken|dirty)\b/iu

/**
 * Says that troubles are kept for the outcomes, and keeps them.
 * They are quoted from the last message.
 */
export function withTroubles(
  step: Step,
  troubles: readonly string[],
  { said }: Pick<CoachContext, 'said'>,
): Step {
  if (troubles.length === 0) return step
  const note = `${quoted(troubles.map((each) => verbatim(each, said.at(-1) ?? each)))}: that is what goes wrong, and we come to it with the outcomes.`
  return {
    ...step,
    text: [note, step.text].filter((text) => text !== '').join('\n\n'),
    state: withLaterTroubles(step.state, troubles),
  }
}

/** The state that keeps troubles until the outcomes are asked about. */
export function withLaterTroubles(state: CoachState, troubles: readonly string[]): CoachState {
  if (troubles.length === 0) return state
  const added = troubles.map((words): LeftWords => ({ words, open: LATER, after: null }))
  const before = (state.left ?? []).filter(({ words }) => !troubles.includes(words))
  return { ...state, left: [...before, ...added].slice(-MAX_LEFT) }
}

/** Offers what was told of troubles among the steps, once the outcomes are asked about. */
export function offerTroubles(context: CoachContext, step: Step, language: Language): Step {
  const { open, left = [] } = step.state
  if (open.kind !== 'outcomes' || step.asksAgain === false) return step
  // A trouble of a step that it names waits for the turn of that step.
  const kept = left.filter(
    ({ open: about, words }) =>
      questionKey(about) === LATER.kind &&
      (stepNamed(context.study, words)?.uuid ?? open.stepId) === open.stepId,
  )
  const shown = step.drafted?.proposals.length ?? 0
  if (kept.length === 0 || shown > 0) return step
  const asked = { kind: 'outcomes', stepId: open.stepId, about: 'wrong' } as const
  const drafts = kept.map(({ words }) => draftFiled(context, asked, words, language))
  const drafted = mergeDrafts(drafts.slice(0, AT_ONCE).filter(({ proposals }) => proposals.length > 0))
  if (drafted.proposals.length === 0) return step
  const isOffered = (words: string) =>
    kept.some((each, at) => each.words === words && at < AT_ONCE && (drafts[at]?.proposals.length ?? 0) > 0)
  return {
    ...step,
    text: [step.text, 'These troubles you have told me already:'].filter((text) => text !== '').join('\n\n'),
    drafted: mergeDrafts([{ ...NO_DRAFTS, ...step.drafted }, drafted]),
    state: { ...step.state, left: left.filter(({ words }) => !isOffered(words)) },
  }
}

/** Whether something is done first, and nothing goes wrong with it. */
export function tellsFirstStep(answer: string, language: Language): boolean {
  const isOne = answer.split(' ').length <= MOST_WORDS && !/[,;:]|[.!?]\s/.test(answer)
  return isOne && DONE_FIRST.test(answer) && !tellsTrouble(language.tokensOf(answer)) && !HARMING.test(answer)
}

const MOST_WORDS = 9
const DONE_FIRST =
  /^first(?:ly)?(?: of all)?,? (?:they|we|i) (?!(?:have|has|had|need|wait|do|am|are|is)\b)\p{L}+ \p{L}/iu
