import type { JobStepCategory } from '@outcome-studio/shared/domain'

/** A study in the form its author writes. Ids are added when it is stored. */
export interface SeedStudy {
  readonly docName: string
  readonly executor: string
  readonly job: string
  readonly jobSteps: readonly SeedJobStep[]
}

export interface SeedJobStep {
  readonly category: JobStepCategory
  readonly text: string
  readonly outcomes: readonly string[]
}
