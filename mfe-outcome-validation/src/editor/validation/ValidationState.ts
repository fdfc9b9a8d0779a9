import type { RemarkCounts } from '../checking/countOpenRemarks.ts'

interface Progress {
  /** Texts whose findings are in the study by now. */
  readonly checked: number
  readonly total: number
}

export interface ValidationReport {
  /** Texts that were checked: the job, its steps and statements. */
  readonly checked: number
  readonly counts: RemarkCounts
  /** Texts that were changed while they were checked, so that nothing was recorded for them. */
  readonly changed: number
  /** Texts that a judge was asked about in vain. */
  readonly unjudged: number
}

/** Where a validation stands. */
export type ValidationState =
  | { readonly kind: 'idle' }
  | ({ readonly kind: 'running' } & Progress)
  | ({ readonly kind: 'stopped' } & Progress)
  | ({ readonly kind: 'failed'; readonly message: string } & Progress)
  | { readonly kind: 'done'; readonly report: ValidationReport }
