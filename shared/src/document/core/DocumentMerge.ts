/** One of two versions of a document that came from the same base. */
export type MergeSide = 'mine' | 'theirs'

/** Something that differs between two versions of a document, as text that can be shown. */
export interface DocumentDifference {
  /** Unique among the differences of one merge; choices are made by it. */
  readonly id: string
  /** Label of the part, for example "Outcome statement 2.1". */
  readonly where: string
  /** The common ancestor; null if the part was not there, or if the ancestor is unknown. */
  readonly base: string | null
  /** null if this version does not have the part. */
  readonly mine: string | null
  readonly theirs: string | null
  /**
   * The only side that changed the part, used unless the member chooses otherwise; null if both did and a choice is
   * required.
   */
  readonly taken: MergeSide | null
}

/** A three-way merge of two versions, item by item. */
export interface DocumentMerge<Content> {
  /** In the order of the document. */
  readonly differences: readonly DocumentDifference[]
  /** @param choices the side to use, by a difference's id; mine is used if a required choice is missing */
  readonly result: (choices: Readonly<Record<string, MergeSide>>) => Content
}
