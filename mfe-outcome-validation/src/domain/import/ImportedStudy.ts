import type {
  FieldValues,
  JobStep,
  JobStepCategory,
  NotApplicable,
  OutcomeStatement,
  Study,
} from '@outcome-studio/shared/domain/study'
import type { ImportedInitiative } from './placeEffects.ts'

/** What a table can contain of a study. */
export interface ImportedStudy {
  readonly executor: string
  readonly job: string
  readonly steps: readonly ImportedStep[]
  readonly notApplicable: readonly NotApplicable[]
  /** Fields of the study that are labeled rows. */
  readonly facts: FieldValues<Study>
  readonly initiatives: readonly ImportedInitiative[]
}

export interface ImportedStep {
  readonly text: string
  readonly category: JobStepCategory | null
  /** Fields with columns of their own. */
  readonly fields: FieldValues<JobStep>
  readonly statements: readonly ImportedStatement[]
}

export interface ImportedStatement {
  readonly text: string
  /** Fields with columns of their own. */
  readonly fields: FieldValues<OutcomeStatement>
}
