import type { Language } from '../../language/Language.ts'
import type { LabeledAnswer } from './LabeledAnswer.ts'
import { type PlayedAnswer, playAnswer } from './playAnswer.ts'

/** How the built-in coach does on labeled answers. */
export interface AnswerFigures {
  readonly answers: number
  readonly rightIntents: number
  readonly drafts: number
  /** Drafts that equal an acceptable one, apart from case, articles and plurals: a lower bound of the usable ones. */
  readonly acceptableDrafts: number
  /** Drafts made of a message without anything to draft, or listed in `never`. */
  readonly nonsense: number
  readonly facts: number
  /** Facts without an acceptable draft whose words the reply does not quote: an upper bound of the lost ones. */
  readonly lostFacts: number
}

/** What is wrong with what the coach made of one answer. */
export interface JudgedAnswer {
  readonly played: PlayedAnswer
  readonly isRightIntent: boolean
  readonly unknownDrafts: readonly string[]
  readonly nonsense: readonly string[]
  readonly lostFacts: readonly string[]
}

/** Plays the answers and counts what comes of them. */
export function measureAnswers(
  answers: readonly LabeledAnswer[],
  language: Language,
): {
  readonly figures: AnswerFigures
  readonly judged: readonly JudgedAnswer[]
} {
  const judged = answers.map((labeled) => judgeAnswer(labeled, playAnswer(labeled, language)))
  const sum = (count: (each: JudgedAnswer) => number) =>
    judged.reduce((total, each) => total + count(each), 0)
  const drafts = sum(({ played }) => played.drafts.length)
  return {
    figures: {
      answers: answers.length,
      rightIntents: sum(({ isRightIntent }) => (isRightIntent ? 1 : 0)),
      drafts,
      acceptableDrafts: drafts - sum(({ unknownDrafts }) => unknownDrafts.length),
      nonsense: sum(({ nonsense }) => nonsense.length),
      facts: answers.reduce((total, { facts }) => total + facts.length, 0),
      lostFacts: sum(({ lostFacts }) => lostFacts.length),
    },
    judged,
  }
}

/** Compares what the coach made of an answer with its labels. */
export function judgeAnswer(labeled: LabeledAnswer, played: PlayedAnswer): JudgedAnswer {
  const { drafts, reply } = played
  const keys = new Set(drafts.map(draftKey))
  const accepted = new Set(labeled.acceptable.flat().map(draftKey))
  const never = new Set(labeled.never.map(draftKey))
  const isNothing = labeled.facts.length === 0
  const said = wordsOf(reply)
  return {
    played,
    isRightIntent: played.intent === labeled.intent,
    unknownDrafts: drafts.filter((draft) => !accepted.has(draftKey(draft))),
    nonsense: drafts.filter((draft) => isNothing || never.has(draftKey(draft))),
    lostFacts: labeled.facts.filter((fact, at) => {
      const isDrafted = labeled.acceptable[at]?.some((draft) => keys.has(draftKey(draft))) ?? false
      const words = wordsOf(fact)
      const quoted = words.filter((word) => said.includes(word)).length
      return !isDrafted && quoted * 2 < words.length
    }),
  }
}

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the'])

/** Equal for drafts that differ in case, articles, plurals and punctuation alone. */
const draftKey = (draft: string): string =>
  wordsOf(draft)
    .filter((word) => !ARTICLES.has(word))
    .map((word) => (/[^s]s$/.test(word) ? word.slice(0, -1) : word))
    .join(' ')

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}']+/gu) ?? []
