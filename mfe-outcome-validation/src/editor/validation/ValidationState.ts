import type { JudgeRefusal } from '@outcome-studio/shared/domain/judge'
import type { RemarkCounts } from '../checking/countOpenRemarks.ts'

interface Progress {
  /** Number of texts whose findings are in the study. */
  readonly checked: number
  readonly total: number
}

export interface ValidationReport {
  /** Number of checked texts: the job, its steps and statements. */
  readonly checked: number
  readonly counts: RemarkCounts
  /** Number of texts that changed during the check and have no recorded findings. */
  readonly changed: number
  /** Number of texts without an answer of the judge. */
  readonly unjudged: number
  /** The judge's quota that is used up; null if none is. */
  readonly refusal: JudgeRefusal | null
}

/** State of a validation. */
export type ValidationState =
  | { readonly kind: 'idle' }
  | ({ readonly kind: 'running' } & Progress)
  | ({ readonly kind: 'stopped' } & Progress)
  | ({ readonly kind: 'failed'; readonly message: string } & Progress)
  | { readonly kind: 'done'; readonly report: ValidationReport }
