import type { Branded } from '../base/Branded.ts'

/** Identifies a study for its whole life, across renames (docs/product.md §5). */
export type StudyUuid = Branded<string, 'StudyUuid'>
export type JobStepUuid = Branded<string, 'JobStepUuid'>
export type OutcomeStatementUuid = Branded<string, 'OutcomeStatementUuid'>
