import type { Severity, Suggestion, TextSpan } from './Remark.ts'
import type { Statement } from './text/Statement.ts'
import type { Vocabulary } from './vocabulary/Vocabulary.ts'

/** What a single text can be. */
export const CHECKED_ENTITIES = ['job', 'jobStep', 'outcomeStatement'] as const
export type CheckedEntity = (typeof CHECKED_ENTITIES)[number]

/** What a rule found: a remark before it bears the rule's id. */
export interface Finding {
  readonly message: string
  readonly span: TextSpan | null
  readonly suggestion?: Suggestion | null
  /** Where this finding weighs less than its rule does. */
  readonly severity?: Severity
}

export type FindInText = (
  statement: Statement,
  vocabulary: Vocabulary,
  entity: CheckedEntity,
) => readonly Finding[]

/**
 * One rule of the method (odi/README). "code" rules are decided by words alone, "judge" rules by meaning, which
 * code can only hint at or leave alone.
 */
export interface Rule {
  readonly id: string
  readonly entities: readonly (CheckedEntity | 'study')[]
  readonly severity: Severity
  readonly check: 'code' | 'judge' | 'code and judge'
  /** What the rule asks for, in one short sentence. */
  readonly title: string
  /** Why, and what to do: for help. */
  readonly explanation: string
  /** How code finds a breach in one text. Absent where the judge or the study's rules do. */
  readonly find?: FindInText
}
