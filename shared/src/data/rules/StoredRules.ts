/** Whose rules: those of one of the member's studies, or those under all studies of the member's organisation. */
export type RulesPlace =
  | { readonly kind: 'organisation' }
  | { readonly kind: 'study'; readonly docName: string }

/** Custom rules as they are stored: as their author wrote them, whether or not they can be used. */
export interface StoredRules {
  readonly json: string
  /** Counts saves from 1; 0 for rules that were stored without a count. */
  readonly revision: number
  /** ISO 8601 in UTC; null where it is not known. */
  readonly updatedAt: string | null
}

export interface SaveRules {
  readonly place: RulesPlace
  readonly json: string
  /** Revision these rules were loaded with or last saved as; null where there were none. */
  readonly basedOnRevision: number | null
}
