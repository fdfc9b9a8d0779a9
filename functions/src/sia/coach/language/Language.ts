import type { Classifier } from '../classifier/Classifier.ts'

/** Parts of speech, as Universal Dependencies name them (https://universaldependencies.org/u/pos). */
export type WordClass =
  | 'ADJ'
  | 'ADP'
  | 'ADV'
  | 'AUX'
  | 'CCONJ'
  | 'DET'
  | 'INTJ'
  | 'NOUN'
  | 'NUM'
  | 'PART'
  | 'PRON'
  | 'PROPN'
  | 'PUNCT'
  | 'SCONJ'
  | 'SYM'
  | 'VERB'
  | 'X'
  | 'SPACE'

/** A word of a text in its context, or a punctuation mark. */
export interface Token {
  readonly text: string
  /** In lower case. */
  readonly key: string
  readonly tag: WordClass
  /** Base form of a verb, singular of a noun; in lower case. */
  readonly base: string
  /** Base form of the verb that the word may be a form of elsewhere, as in "the polish floods"; null if it is none. */
  readonly verb: string | null
}

/** The questions that people answered about English messages (docs/decisions/intents-by-examples.md). */
export type JudgedQuestion =
  /** What a message is. */
  | 'messages'
  /** What a command orders. */
  | 'orders'
  /** Whether a part of an answer holds something to draft. */
  | 'parts'

/** What the coach knows about English. */
export interface Language {
  readonly judged: Readonly<Record<JudgedQuestion, Classifier>>
  /** Takes time linear in the text's length. */
  readonly tokensOf: (text: string) => readonly Token[]
  /** Whether a text is surely not English. */
  readonly isForeign: (text: string) => boolean
  /** Whether a dictionary has a word, in any inflection and case. */
  readonly isKnown: (word: string) => boolean
  /** Whether a word that no dictionary has is a term rather than a typing mistake: no known word is near it. */
  readonly isTerm: (word: string) => boolean
  /** The word that was surely meant by an unknown one; null if there is none, or several. */
  readonly corrected: (word: string) => string | null
}
