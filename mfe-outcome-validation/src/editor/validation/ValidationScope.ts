import type { JobStepUuid } from '@outcome-studio/shared/domain/study'

/** The part of a study to validate. */
export type ValidationScope =
  | { readonly kind: 'study' }
  /** A job step with its outcome statements. */
  | { readonly kind: 'jobStep'; readonly stepId: JobStepUuid }
  /** Texts changed since their last validation in this session; all if there was none. */
  | { readonly kind: 'changed' }
  /** Texts that the judge did not answer for in the last run. */
  | { readonly kind: 'unjudged' }
