import type { JobStepUuid, OutcomeStatementUuid } from '@outcome-studio/shared/domain'

/** Where something is pasted: in a statement, in a step, or nowhere in particular, which is at the end. */
export type PastePlace =
  | { readonly kind: 'statement'; readonly stepId: JobStepUuid; readonly statementId: OutcomeStatementUuid }
  | { readonly kind: 'step'; readonly stepId: JobStepUuid }
  | { readonly kind: 'end' }
