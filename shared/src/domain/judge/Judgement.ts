import type { Remark } from '../study/remarks/Remark.ts'

/** What came of one batch. A question is one text and one rule. */
export interface Judgement {
  /** By the texts' own ids; texts that nothing was found at have no entry. */
  readonly remarks: ReadonlyMap<string, readonly Remark[]>
  /** Questions put. */
  readonly asked: number
  /** Questions with a verdict that passed the guards. */
  readonly answered: number
  /** Answers and suggestions that the guards refused. */
  readonly dropped: number
  /** The texts that a question of is still open. */
  readonly unjudged: readonly string[]
}
