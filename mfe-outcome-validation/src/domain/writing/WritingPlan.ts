import type { OutcomeStatementUuid, StudyOperation } from '@outcome-studio/shared/domain/study'

/** One edit of the text across statements, undone at once, and where the cursor is afterwards. */
export interface WritingPlan {
  readonly operation: StudyOperation
  readonly focus: OutcomeStatementUuid
  /** In UTF-16 units from the start of the text. */
  readonly cursor: number
}
