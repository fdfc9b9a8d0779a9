import type { JobStepUuid } from '@outcome-studio/shared/domain'

/** What a member has validated. */
export type ValidationScope =
  | { readonly kind: 'study' }
  /** A job step with its outcome statements. */
  | { readonly kind: 'jobStep'; readonly stepId: JobStepUuid }
  /** What was written since it was last validated in this session; everything where nothing was. */
  | { readonly kind: 'changed' }
  /** What the judge did not answer for in the latest run. */
  | { readonly kind: 'unjudged' }
