import type { JobStepCategory, NotApplicable, Rating, Survey } from '../Study.ts'

/** What a table can tell of a study. */
export interface ImportedStudy {
  readonly executor: string
  readonly job: string
  readonly steps: readonly ImportedStep[]
  readonly notApplicable: readonly NotApplicable[]
  readonly survey: Survey | null
}

export interface ImportedStep {
  readonly text: string
  readonly category: JobStepCategory | null
  readonly statements: readonly ImportedStatement[]
}

export interface ImportedStatement {
  readonly text: string
  readonly rating: Rating | null
}
