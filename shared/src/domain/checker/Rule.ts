import type { Severity, Suggestion, TextSpan } from '../study/remarks/Remark.ts'
import type { CheckedStudy } from './study/CheckedStudy.ts'
import type { ReadText, Statement, Word } from './text/Statement.ts'
import type { Vocabulary } from './text/Vocabulary.ts'

/** Kinds of single texts. */
export const CHECKED_ENTITIES = ['job', 'jobStep', 'outcomeStatement'] as const
export type CheckedEntity = (typeof CHECKED_ENTITIES)[number]

/** A remark as a rule's `find` returns it; checkText and checkStudy add the rule's id and severity. */
export interface RemarkDraft {
  readonly message: string
  readonly span: TextSpan | null
  readonly suggestion?: Suggestion | null
  /** Overrides the rule's severity. A remark is never worse than its rule. */
  readonly severity?: Exclude<Severity, 'error'>
}

export type FindInText = (
  statement: Statement,
  vocabulary: Vocabulary,
  entity: CheckedEntity,
) => readonly RemarkDraft[]

export type LooksFor = (word: Pick<Word, 'text' | 'key'>, vocabulary: Vocabulary) => boolean

/** A remark of a rule about the whole study. */
export interface StudyRemarkDraft extends RemarkDraft {
  /** The item at which the remark appears. */
  readonly uuid: string
}

/**
 * Finds violations in a study. A rule that reads texts is a generator: it yields null after each text without a
 * remark, so that the check can pause or be aborted there.
 * @param read tokenizes a text, once for all rules
 */
export type FindInStudy = (study: CheckedStudy, read: ReadText) => Iterable<StudyRemarkDraft | null>

/**
 * One rule of the method (docs/method.md). Code decides "code" rules by the words alone. "judge" rules depend
 * on the meaning, so code gives a hint at most.
 */
export interface Rule {
  readonly id: string
  readonly entities: readonly (CheckedEntity | 'study')[]
  readonly severity: Severity
  readonly check: 'code' | 'judge' | 'code and judge'
  /** Requirement of the rule, in one short sentence. */
  readonly title: string
  /** Reason and advice, for help. */
  readonly explanation: string
  /**
   * Whether a word is one of those that the rule looks for. In words without one of them, `find` and `findInExamples`
   * find nothing and are not called. Depends on nothing but its arguments.
   */
  readonly looksFor?: LooksFor
  /** Finds violations in one text. */
  readonly find?: FindInText
  /** Finds violations in the examples after "e.g.", which are at most warnings there. */
  readonly findInExamples?: FindInText
  /** Finds violations in the whole study. */
  readonly findInStudy?: FindInStudy
}
