import {
  type CoachContext,
  type CoachQuestion,
  type CoachState,
  type LeftWords,
  MAX_LEFT,
  questionKey,
} from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import { standardEnglish } from '../../messages/standardEnglish.ts'
import type { DraftedAnswer } from '../drafting/draftAnswer.ts'
import { draftFiled } from '../drafting/draftFiled.ts'
import { mergeDrafts } from '../drafting/mergeDrafts.ts'
import { placeSteps } from '../proposals/placeSteps.ts'
import type { Drafted } from '../proposals/proposeDrafts.ts'
import { shareOfWords, stemsOf } from '../text/sharedWords.ts'
import { tellsCoach } from '../text/tellsCoach.ts'

/** Share of words from which a phrase says what another one said. */
const SAME = 0.5
/** Actions of so many steps that they tell none of them apart. */
const USUAL: ReadonlySet<string> = new Set(stemsOf('check find look ask use set start keep see go'))

/** Whoever does a step, before what they do: "the interpreter reads the case file". */
const DOER = /^(?:(?:and|then|so|but|first),? )*(?:the \p{L}+|we|they|i|you) (?=\p{L}+ \p{L})/iu

/**
 * Whether two phrases say the same: by half of their words, or by an action that is not a usual one. One word alone is the
 * action of a step, but not the thing of another one: "plant" and "order plants".
 */
function isSame(one: string, other: string, kind: CoachQuestion['kind']): boolean {
  const done = (text: string) => (kind === 'steps' ? text.trim().replace(DOER, '') : text)
  const [words, known] = [new Set(stemsOf(done(one))), new Set(stemsOf(done(other)))]
  const shared = [...words].filter((word) => known.has(word)).length
  const [action] = words
  const [otherAction] = known
  const isStep = kind === 'steps'
  if (isStep && action !== undefined && action === otherAction && !USUAL.has(action)) return true
  if (isStep && Math.min(words.size, known.size) === 1) return false
  return (
    shared >= Math.min(2, words.size, known.size) &&
    shared >= SAME * Math.min(words.size, known.size) &&
    shared > 0
  )
}

/** Questions whose answers have several facts, of which some may be left out. */
const OF_SEVERAL: readonly CoachQuestion['kind'][] = ['steps', 'outcomes', 'gaps']

/** The state that remembers what an answer left out, and where it belongs. */
export function remembered(
  state: CoachState,
  open: CoachQuestion,
  { told }: Drafted,
  words: readonly string[],
): CoachState {
  const facts = words.filter((each) => !tellsCoach(each))
  if (!OF_SEVERAL.includes(open.kind) || facts.length === 0) return state
  const added = facts.map((each): LeftWords => {
    const edit = told.find(({ part }) => part === each)?.edit
    return { words: each, open, after: edit?.kind === 'addStep' ? edit.afterStepId : null }
  })
  const before = state.left ?? []
  const kept = before.filter((each) => !added.some(({ words: said }) => saysAgain(said, each.words)))
  const isAsked = (said: string) =>
    before.some((each) => each.isAsked === true && saysAgain(said, each.words))
  const isNew = added.map((each) => (isAsked(each.words) ? { ...each, isAsked: true } : each))
  return { ...state, left: [...kept, ...isNew].slice(-MAX_LEFT) }
}

/** Whether words say the same as others, in nearly the same words. */
export const saysAgain = (one: string, other: string): boolean =>
  one === other || Math.min(shareOfWords(one, other), shareOfWords(other, one)) >= AGAIN
const AGAIN = 0.7

/** The state after the coach has asked about words that were left out. */
export const asAsked = (state: CoachState, asked: readonly string[]): CoachState =>
  asked.length === 0 || state.left === undefined
    ? state
    : {
        ...state,
        left: state.left.map((each) => (asked.includes(each.words) ? { ...each, isAsked: true } : each)),
      }

/** The state without the open points that a phrase says in another way, or that are to be left out. */
export const settled = (state: CoachState, phrases: readonly string[]): CoachState => {
  const isOpen = ({ words, open }: LeftWords) => !phrases.some((phrase) => isSame(phrase, words, open.kind))
  return { ...state, ...(state.left && { left: state.left.filter(isOpen) }) }
}

/** What a message said again of the words that were left out. */
export interface Repaired {
  readonly drafted: DraftedAnswer
  /** What else the message says, as it was typed. */
  readonly rest: string
  readonly state: CoachState
}

/**
 * Drafts phrases that say again what was left out, under the question that it answered; null if a message has none. What
 * belongs to the open question is left to it.
 */
export function repairLeft(
  context: CoachContext,
  state: CoachState,
  message: string,
  language: Language,
): Repaired | null {
  const left = (state.left ?? []).filter(({ open }) => questionKey(open) !== questionKey(state.open))
  if (left.length === 0) return null
  const askedId = state.open.kind === 'outcomes' ? state.open.stepId : null
  const isOfStep = (open: CoachQuestion) => open.kind === 'outcomes' && open.stepId === askedId
  // Steps that are told again among others have the order of that message.
  const isOfSteps = state.open.kind === 'steps'
  const rest: string[] = []
  const drafts: DraftedAnswer[] = []
  const phrases: string[] = []
  const places = new Map<string | null, string>()
  for (const piece of message.split(/(?<=[.!?;])\s+|\n+|,\s+(?:and\s+|then\s+)?/u)) {
    const found = left.find(
      ({ words, open }) =>
        // Who is asked about a step tells of that step, unless they say again what was left of another one.
        isSame(piece, words, open.kind) &&
        (state.open.kind !== 'outcomes' ||
          open.kind === 'steps' ||
          isOfStep(open) ||
          saysAgain(piece, words)),
    )
    const drafted =
      found === undefined
        ? null
        : draftFiled(
            context,
            found.open,
            standardEnglish(piece, language),
            language,
            found.open.kind === 'steps',
          )
    if (found === undefined || drafted === null || drafted.proposals.length === 0) {
      rest.push(piece)
      continue
    }
    const place = places.get(found.after) ?? found.after
    const placed = found.open.kind === 'steps' ? placeSteps(context, drafted, place) : drafted
    const last = placed.proposals.at(-1)?.edit
    if (last?.kind === 'addStep') places.set(found.after, last.stepId)
    drafts.push(placed)
    phrases.push(piece)
  }
  if (drafts.length === 0) return null
  const isWhole = rest.length === 0
  if (isOfSteps && rest.some((piece) => /\p{L}{3}/u.test(piece)) && tellsSteps(drafts)) return null
  return {
    drafted: mergeDrafts(drafts),
    rest: isWhole ? '' : withoutPhrases(message, phrases),
    state: settled(state, phrases),
  }
}

const tellsSteps = (drafts: readonly DraftedAnswer[]): boolean =>
  drafts.every(({ proposals }) => proposals.every(({ edit }) => edit.kind === 'addStep'))

const withoutPhrases = (message: string, phrases: readonly string[]): string =>
  phrases
    .reduce((text, phrase) => text.replace(phrase, ''), message)
    .replace(/(?:,\s*(?:and\s+|then\s+)?)+(?=[,.!?;]|$)/g, '')
    .replace(/^[\s,.;!?]+/, '')
    .replace(/\s+/g, ' ')
    .trim()

/** What an answer left out about steps. */
export const leftIn = ({ left = [] }: CoachState, before: CoachState): readonly string[] =>
  left
    .filter(
      ({ open, words }) =>
        open.kind === 'steps' && before.left?.some((each) => each.words === words) !== true,
    )
    .map(({ words }) => words)
