import type { Remark } from '@outcome-studio/shared/domain/study'

/** Result of one batch. A question is one text and one rule. */
export interface Judgement {
  /** By the texts' own ids; texts without remarks have no entry. */
  readonly remarks: ReadonlyMap<string, readonly Remark[]>
  /** Questions in the prompt. */
  readonly asked: number
  /** Questions with a verdict that passed the guards. */
  readonly answered: number
  /** Answers and suggestions that the guards refused. */
  readonly dropped: number
  /** Texts with an open question. */
  readonly unjudged: readonly string[]
}
