/**
 * What a team decided about an outcome statement. "agreed": the wording is final. "out": it is left out of the survey
 * and of the opportunities (docs/product.md §4, "Status, owner and tags"). A statement without a status is a draft.
 */
export const STATUSES = ['agreed', 'out'] as const
export type Status = (typeof STATUSES)[number]

/** How a project sorts and assigns an outcome statement. */
export interface Triage {
  readonly status?: Status
  /** Who takes care of the statement. Not empty. */
  readonly owner?: string
  /** In the order in which they were added; at least one, without commas and semicolons, unique without case. */
  readonly tags?: readonly string[]
}

/** Labels of the statuses, `draft` included. */
export const STATUS_LABELS = { draft: 'Draft', agreed: 'Agreed', out: 'Out' } as const

/** Whether the statement is left out of the survey and of the opportunities. */
export const isOut = ({ status }: Triage): boolean => status === 'out'

export const TRIAGE_LIMITS = {
  /** Characters of an owner. */
  owner: 100,
  /** Tags of one statement. */
  tags: 20,
  /** Characters of a tag. */
  tag: 40,
} as const
