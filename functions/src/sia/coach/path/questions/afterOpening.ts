import { type CoachContext, type CoachState, questionKey } from '@outcome-studio/shared/domain/coach'
import { isPerson } from '../../grammar/isPerson.ts'
import { isPlural } from '../../grammar/wordForms.ts'
import type { Language } from '../../language/Language.ts'
import { standardEnglish } from '../../messages/standardEnglish.ts'
import type { DraftedAnswer } from '../drafting/draftAnswer.ts'
import { agreeing, draftFiled } from '../drafting/draftFiled.ts'
import { mergeDrafts } from '../drafting/mergeDrafts.ts'
import { passOn, type Step } from '../proposals/passOn.ts'
import { coresOfJob } from '../text/coresOfJob.ts'
import { isVerbAndObject } from '../text/isVerbAndObject.ts'
import { UNDERSTOOD } from '../text/UNDERSTOOD.ts'

/** Whom somebody asks, watches or speaks for. */
const ABOUT =
  /(?:^|[.!?;,]\s+|\b(?:and|but|so|well|suppose|guess|think|that) )(?:(?:(?:we|i) (?:are |am )?|(?<=^)(?=\p{L}+ing\b))(?:interview|study|survey|observe?|research|(?:talk|work|speak)(?:ing)? (?:to|with))(?:ing)?(?: how)?|(?:(?:we|i) (?:are |am )?)?(?:looking (?:at|into)|interested in)|(?:the|this|our|my) (?:study|research|project|interviews?) (?:is|are|will be) (?:about|on|with|of)|(?:it is |that is |that would be )?us|(?:it is|that is|that would be|it would be)(?=[^.,;!?]{3,60} like (?:me|us)\b)) (?:an? |the |some )?(\p{L}[\p{L}' -]{2,60}?)(?= (?:about|today|this week|this month|like (?:me|us))\b|[.,;!?]|$)/iu
/** Says that somebody is asked, which is not what they get done. */
const ASKING_THEM =
  /\b(?:we|i) (?:are |am )?(?:interview|study|survey|observ|research|(?:talk|work|speak)(?:ing)? (?:to|with)\b)/iu
/** Words before the first group. */
const BEFORE =
  /^(?:(?:h(?:i+|e+y+|ello+)|good (?:morning|afternoon|evening|day)|sia|well|oh|ok|okay|so|um+|no|right|sure|yes)\b[,.! ]*)+/i
/** "I suppose it would be the …": the group is named with doubt. */
const DOUBTED =
  /^(?:(?:i|we) (?:suppose|guess|think|believe|would say)(?: that)? |maybe |perhaps )?(?:it|that|they|those) (?:would|will|might|could|should|must) be (?:the |our |just )?(?!us\b)(?=\p{L})/iu
/** "We are the farmer family". */
const BEING = /^(?:we are|i am|they are) (?:an? |the )?(?!not\b|\p{L}+ing\b)\p{L}/iu
/** Longest group at the start, in words. */
const MOST_WORDS = 5
/** Says what is done: "what we do really is …", "their job is to …". */
const TOLD_JOB =
  /\b(?:what (?:we|they|i) (?:really |actually |mostly |basically )?do(?: really| actually| mostly| basically| all day| here)? is|(?:the|our|their|my) (?:whole |main |core |real )?(?:job|work|task|goal|aim)(?:[- ]to[- ]be[- ]done)?(?: (?:that )?(?:they|we|i|people) [^.!?;]{2,40}?)? is|all (?:we|they|i) do is) (?:to )?(\p{L}.+)$/iu
/** What somebody does, in a clause of its own. */
const DOING =
  /^(?:and |so |but )?(?:then )?(?:we|they|i) (?!(?:am|help|run|have|work|think|guess|suppose|mean|would|are|were|have|had|do|did|will|would|can)\b)\p{L}+ \p{L}.*$/iu
const NEGATED = /\b(?:not|never|nobody|no one)\b/i
/** Where what a clause does ends, and how well or when it is done begins. */
const CLAUSE_END =
  /(?<![.!?;])[.!?;]+(?:\s+|$)|\n+|,\s+(?=(?:and |so |but )?(?:we|they|i|what|rain|come|every|day)\b)/iu
/** "My agents resolve queries": whoever leads them tells what they do. */
const OWN_PEOPLE = /(?:^|[.!?;,]\s+|\band )(?:my|our) ((?:\p{L}+ )?\p{L}+s) (\p{L}+ \p{L}[^.!?;,]*)/iu
/** Begins a sentence of its own in a chat. */
const EMOJI = /(?<!\s)\s*\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\ufe0f|\u200d|\s)*/gu
/** "Honey harvest": at most so many words name what is done. */
const MOST_NAMED = 3

/** "They pick orders and pack them": of two goals, the member accepts one. */
const isFew = ({ proposals }: DraftedAnswer): boolean => proposals.length === 1 || proposals.length === 2
const isOne = ({ proposals }: DraftedAnswer): boolean => proposals.length === 1

/**
 * The executor and the job of a first message that tells both; null if it tells no executor in plain words.
 * @param rest what the path itself would draft from
 */
export function afterOpening(
  context: CoachContext,
  state: CoachState,
  message: string,
  rest: string,
  language: Language,
): Step | null {
  const { study } = context
  if (study.jtbd.executor.trim() !== '') return null
  const text = agreeing(standardEnglish(message.replace(EMOJI, '. '), language), language)
  const found = executorOf(context, text, language)
  if (found === null) return null
  const job = study.jtbd.userInput.trim() === '' ? jobOf(context, text, found.words, language) : null
  if (job === null) {
    // What the path itself understands keeps its way.
    const isPlain = draftFiled(context, { kind: 'executor' }, rest, language).proposals.length > 0
    return isPlain && !found.isFuller ? null : passOn(context, state, UNDERSTOOD, found.drafted)
  }
  const drafted = mergeDrafts([found.drafted, job])
  const goals = job.proposals.length > 1 ? `${GOALS}\n\n` : ''
  const passed = [...state.passed, questionKey({ kind: 'executor' })]
  return passOn(context, { ...state, passed, open: { kind: 'job' } }, `${goals}${UNDERSTOOD}`, drafted)
}

const GOALS = 'These are 2 goals, and a study is about one. Accept the one that is the job.'

interface NamedGroup {
  readonly words: string
  readonly drafted: DraftedAnswer
  /** Whether a later sentence names it and says more than the first one, or it is named with doubt. */
  readonly isFuller: boolean
}

/** Who is named at the start, alone in a sentence, or as those who are asked; null if nobody is. */
function executorOf(context: CoachContext, text: string, language: Language): NamedGroup | null {
  const opened = text.replace(BEFORE, '')
  const isDoubted = DOUBTED.test(opened)
  const first =
    opened
      .replace(DOUBTED, '')
      .split(/[.!?;,\n]/)[0]
      ?.trim()
      .replace(/ like (?:me|us)$/i, '') ?? ''
  const asked = ABOUT.exec(text)?.[1]?.replace(/ works?$/i, '')
  const [, own] = OWN_PEOPLE.exec(text) ?? []
  const alone = sentencesOf(text)
    .slice(1)
    .find((each) => isPlainGroup(each, language) && each.split(' ').length > first.split(' ').length - 2)
  const isFuller = alone?.toLowerCase().includes(first.toLowerCase()) === true
  const candidates = [
    ...(isFuller ? [alone] : []),
    asked,
    ...(isShort(first) || BEING.test(first) ? [first] : []),
    alone,
    ...(own !== undefined && isPlainGroup(own, language) ? [own] : []),
  ]
  for (const words of candidates) {
    if (words === undefined || ASKING_THEM.test(words) || NEGATED.test(words)) continue
    if (!BEING.test(words) && /\b(?:we|i|they|it|is|are|and|or)\b/i.test(words)) continue
    const drafted = draftFiled(context, { kind: 'executor' }, words, language, isPlainGroup(words, language))
    if (isOne(drafted))
      return { words, drafted, isFuller: (isFuller && words === alone) || (isDoubted && words === first) }
  }
  return null
}

const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?;])\s+|\n+/u)
    .map((each) => each.replace(/(?<![.!?;])[.!?;]+$/, '').trim())
    .filter((each) => each !== '')

const isShort = (words: string): boolean => words !== '' && words.split(' ').length <= MOST_WORDS

/** "Tower crane operators": words that a plural of people ends. */
function isPlainGroup(words: string, language: Language): boolean {
  const [group = ''] = words.split(/ (?:on|in|at|of|from|for|with) /)
  const head = language.tokensOf(group).at(-1)
  return (
    head !== undefined &&
    group.split(' ').length <= MOST_WORDS &&
    /^[\p{L} -]+$/u.test(words) &&
    words.split(/[ -]/).every((word) => language.isKnown(word.toLowerCase())) &&
    isPlural(head) &&
    isPerson(head)
  )
}

/** What is told of the work beside the executor; null if nothing is. */
function jobOf(
  context: CoachContext,
  text: string,
  executor: string,
  language: Language,
): DraftedAnswer | null {
  const told = text.split(/(?<=[.!?;])\s+|\n+/u).flatMap((each) => TOLD_JOB.exec(each)?.[1] ?? [])
  const clauses = text.split(CLAUSE_END).map((each) => (each ?? '').trim())
  const isDoing = (each: string) => DOING.test(each) && !ASKING_THEM.test(each)
  const doing = clauses.filter((each) => isDoing(each) && !NEGATED.test(each.split(/,\s/)[0] ?? ''))
  const sentences = sentencesOf(text)
  const named = sentences.length === 2 && sentences[0]?.endsWith(executor) ? sentences.slice(1) : []
  const short = named.filter((each) => each.split(' ').length <= MOST_NAMED || beginsWithVerb(each, language))
  const own = OWN_PEOPLE.exec(text)?.slice(1)
  const theirs = own?.[0] === executor ? (own[1] ?? '') : ''
  const all = [...told, ...doing, ...short, ...(theirs === '' ? [] : [theirs])]
  const candidates = all.filter((words) => !words.includes(executor))
  for (const words of candidates) {
    for (const form of [words, mended(words, language), workNamed(words, language)]) {
      if (form === null) continue
      const drafted = draftFiled(context, { kind: 'job' }, form, language)
      if (isFew(drafted)) return drafted
    }
  }
  // "I make wedding cakes, have done for years": without what follows.
  const cores = candidates.flatMap((words) => coresOfJob(words).slice(1))
  const plain = candidates.flatMap(coresOfJob).filter((core) => isVerbAndObject(core, language))
  const drafts = [
    ...cores.map((core) => draftFiled(context, { kind: 'job' }, core, language)),
    ...[...plain, ...told.flatMap(coresOfJob).filter((core) => beginsWithVerb(core, language))].map((core) =>
      draftFiled(context, { kind: 'job' }, core, language, true),
    ),
  ]
  return drafts.find(isOne) ?? null
}

/** "Restore old walls", told after who does it. */
function beginsWithVerb(words: string, language: Language): boolean {
  const [first = ''] = words.split(' ')
  const [, verb] = language.tokensOf(`to ${words.toLowerCase()}`)
  return (
    first.length > 2 && verb?.tag === 'VERB' && verb.key === verb.base && words.split(' ').length <= MOST_TOLD
  )
}
/** Longest job that follows its executor, in words. */
const MOST_TOLD = 9

/** "we growing vegetables for sell" as it is said by those who learned English first. */
const mended = (words: string, language: Language): string =>
  words
    .replace(/^((?:and |so |but )?(?:we|they)) (?=\p{L}+ing )/iu, '$1 are ')
    .replace(/ for (?=(\p{L}+)\b)/giu, (found: string, next: string) => {
      const [, verb] = language.tokensOf(`to ${next}`)
      const [alone] = language.tokensOf(next)
      return verb?.tag === 'VERB' && alone?.tag === 'VERB' && verb.key === verb.base ? ' to ' : found
    })

/** "Honey harvest" as "harvest honey"; null for what names no work. */
export function workNamed(words: string, language: Language): string | null {
  const [, thing = '', work = ''] = /^(?:the )?(\p{L}+) (\p{L}+)$/u.exec(words) ?? []
  const [, verb, , object] = language.tokensOf(`to ${work.toLowerCase()} the ${thing.toLowerCase()}`)
  const isWork = verb?.tag === 'VERB' && verb.key === verb.base && object?.tag === 'NOUN'
  return isWork ? `${work.toLowerCase()} ${thing.toLowerCase()}` : null
}
