/** One of two versions of a document that came from the same base. */
export type Side = 'mine' | 'theirs'

/** A difference between two versions of a document, as text for the member. */
export interface Difference {
  /** Unique among the differences of one merge; the key of a choice. */
  readonly id: string
  /** Label, for example "Outcome statement 2.1", numbered in the version that has it, mine first. */
  readonly where: string
  /** The common ancestor's value; null if it had none or is unknown. */
  readonly base: string | null
  /** null if this version does not have it. */
  readonly mine: string | null
  readonly theirs: string | null
  /** The only side that changed it, which is taken by default; null if both did and a choice is due. */
  readonly taken: Side | null
}

/** The side to take, by a difference's id. */
export type MergeChoices = Readonly<Record<string, Side>>

/** A three-way merge of two versions of a document. */
export interface Merge<Content> {
  /** In the order of the document. */
  readonly differences: readonly Difference[]
  /** The merged document. Without a choice, a due difference takes mine. */
  readonly result: (choices: MergeChoices) => Content
}
