/** Owner of custom rules: one of the member's studies, or the member's organisation. */
export type RulesPlace =
  | { readonly kind: 'organisation' }
  | { readonly kind: 'study'; readonly docName: string }

/** Custom rules as their author wrote them, usable or not. */
export interface StoredRules {
  readonly json: string
  /** Counts saves from 1; 0 for rules that were stored without a revision. */
  readonly revision: number
  /** ISO 8601 in UTC; null if unknown. */
  readonly updatedAt: string | null
}

export interface SaveRules {
  readonly place: RulesPlace
  readonly json: string
  /** Revision these rules were loaded with or last saved as; null if there were none. */
  readonly basedOnRevision: number | null
}
