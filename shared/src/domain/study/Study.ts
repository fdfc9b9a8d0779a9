import type { Branded } from '../Branded.ts'
import type { Remark } from '../checker/Remark.ts'

/** Identifies one study for its whole life, whatever it is called (specification, section 5). */
export type StudyUuid = Branded<string, 'StudyUuid'>
export type JobStepUuid = Branded<string, 'JobStepUuid'>
export type OutcomeStatementUuid = Branded<string, 'OutcomeStatementUuid'>

/** The universal job map's eight categories, in their ideal order (odi/README, section 3). */
export const JOB_STEP_CATEGORIES = [
  'Define',
  'Locate',
  'Prepare',
  'Confirm',
  'Execute',
  'Monitor',
  'Modify',
  'Conclude',
] as const
export type JobStepCategory = (typeof JOB_STEP_CATEGORIES)[number]

export interface OutcomeStatement {
  readonly uuid: OutcomeStatementUuid
  readonly userInput: string
  readonly remarks: readonly Remark[]
}

export interface JobStep {
  readonly uuid: JobStepUuid
  readonly userInput: string
  /** null until the member chooses one. */
  readonly category: JobStepCategory | null
  readonly remarks: readonly Remark[]
  readonly outcomeStatements: readonly OutcomeStatement[]
}

export interface Job {
  readonly uuid: StudyUuid
  readonly executor: string
  readonly userInput: string
  readonly remarks: readonly Remark[]
  /** Version of the code rules that last checked the study. */
  readonly verLexer?: string
  /** Version of the judge's prompt that last checked the study. */
  readonly verPrompt?: string
}

/** What a member writes: one job, its steps, and the outcome statements of each step. */
export interface Study {
  readonly jtbd: Job
  readonly jobSteps: readonly JobStep[]
}

/** How many remarks of each kind a study bears. */
export interface StudyHealth {
  readonly errors: number
  readonly warnings: number
  readonly hints: number
}

/**
 * How many items a study holds, kept in its header so that a list can show it without reading the study. The
 * remarks are those of its last check, and absent where it was never checked or was saved by an older version.
 */
export interface StudyCounts extends Partial<StudyHealth> {
  readonly jobSteps: number
  readonly outcomeStatements: number
}

/** What the list of studies shows (design, section 3). Times are ISO 8601 strings in UTC. */
export interface StudyHeader {
  readonly docName: string
  readonly uuid: StudyUuid
  readonly createdAt: string
  readonly updatedAt: string
  /** Counts saves from 1; a save must name the revision it was based on. */
  readonly revision: number
  readonly schemaVersion: number
  readonly counts: StudyCounts
}
