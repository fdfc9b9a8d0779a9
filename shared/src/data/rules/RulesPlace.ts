/** Owner of custom rules: one of the member's studies, or the member's organization. */
export type RulesPlace =
  | { readonly kind: 'organization' }
  | { readonly kind: 'study'; readonly docName: string }

export interface SaveRules {
  readonly place: RulesPlace
  readonly json: string
  /** Revision these rules were loaded with or last saved as; null if there were none. */
  readonly basedOnRevision: number | null
}
