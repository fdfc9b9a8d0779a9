import type { JobStepCategory } from '@outcome-studio/shared/domain/study'

/** A study in the form its author writes. Ids are added when it is stored. */
export interface SeedStudy {
  readonly docName: string
  readonly executor: string
  readonly job: string
  readonly jobSteps: readonly SeedJobStep[]
  readonly survey?: SeedSurvey
  /** Name of the needs document whose core job the study was started from. */
  readonly startedFrom?: string
}

/** A survey of the study's outcomes. */
export interface SeedSurvey {
  readonly respondents: number
  /** Importance and satisfaction of each outcome from 0 to 10, in the order of the study. */
  readonly ratings: readonly (readonly [importance: number, satisfaction: number])[]
}

export interface SeedJobStep {
  readonly category: JobStepCategory
  readonly text: string
  readonly outcomes: readonly string[]
}
