import type { Study } from '../Study.ts'

/** One of two versions of a study that came from the same base. */
export type Side = 'mine' | 'theirs'

/** Something that two versions of a study hold differently, in words that can be shown. */
export interface StudyDifference {
  /** Unique among the differences of one merge; choices are made by it. */
  readonly id: string
  /** For example "Outcome statement 2.1", by its place in the version that has it, mine first. */
  readonly where: string
  /** What both came from; null where it was not there, or where nothing is known of it. */
  readonly base: string | null
  /** null where this version does not have it. */
  readonly mine: string | null
  readonly theirs: string | null
  /** The only side that changed it, which is taken unless chosen otherwise; null where both did: a choice is due. */
  readonly taken: Side | null
}

/** By a difference's id, the side whose part is to be in the result. */
export type MergeChoices = Readonly<Record<string, Side>>

export interface StudyMerge {
  /** In the order of the study. */
  readonly differences: readonly StudyDifference[]
  /** The study with every choice made; mine stands where a choice is due and none was made. */
  readonly result: (choices: MergeChoices) => Study
}
