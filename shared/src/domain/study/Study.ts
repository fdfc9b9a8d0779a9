import type { DocumentVersion, HeaderOf, StoredTypes } from '../saving/StoredDocument.ts'
import type { JobStepCategory } from './JOB_STEP_CATEGORIES.ts'
import type { Quote } from './quotes/Quote.ts'
import type { Remark } from './remarks/Remark.ts'
import type { JobStepUuid, OutcomeStatementUuid, StudyUuid } from './StudyUuids.ts'
import type { StudyDetails } from './studyDetailsSchema.ts'
import type { Triage } from './triage/Triage.ts'

export type { JobStepUuid, OutcomeStatementUuid, StudyUuid }

/** A remark that the member dismissed, with the reason. It applies as long as the text is unchanged. */
export interface Dismissal {
  readonly ruleId: string
  readonly text: string
  readonly reason: string
}

/** Survey result of one outcome: each value is 10 times the share that rated it 4 or 5 of 5 (docs/method.md §6). */
export interface Rating {
  /** 0 to 10. */
  readonly importance: number
  /** 0 to 10. */
  readonly satisfaction: number
}

/** The half of a rating that is known while the other is missing. It has no opportunity score. */
export type HalfRating = Pick<Rating, 'importance'> | Pick<Rating, 'satisfaction'>

export interface OutcomeStatement extends Triage {
  readonly uuid: OutcomeStatementUuid
  readonly userInput: string
  readonly remarks: readonly Remark[]
  readonly dismissals?: readonly Dismissal[]
  readonly rating?: Rating
  /** Absent beside a rating. A key of its own, so that versions of the product without half ratings preserve it. */
  readonly halfRating?: HalfRating
  /** What people said that the statement was drawn from. Absent while there are none. */
  readonly quotes?: readonly Quote[]
}

export interface JobStep {
  readonly uuid: JobStepUuid
  readonly userInput: string
  /** null until the member chooses one. */
  readonly category: JobStepCategory | null
  readonly remarks: readonly Remark[]
  readonly dismissals?: readonly Dismissal[]
  readonly outcomeStatements: readonly OutcomeStatement[]
}

export interface Job {
  readonly uuid: StudyUuid
  readonly executor: string
  readonly userInput: string
  readonly remarks: readonly Remark[]
  readonly dismissals?: readonly Dismissal[]
  /** Version of the code rules that last checked the study. */
  readonly verLexer?: string
  /** Version of the judge's prompt that last checked the study. */
  readonly verPrompt?: string
}

/** A study: one job, its steps, and the outcome statements of each step. */
export interface Study extends StudyDetails {
  readonly jtbd: Job
  readonly jobSteps: readonly JobStep[]
}

/** Number of a study's remarks by severity. */
export interface StudyHealth {
  readonly errors: number
  readonly warnings: number
  readonly hints: number
}

/**
 * Counts in a study's header, so that a list can show them without reading the study. Remarks are those of
 * the check at the last save. They are absent if an older version saved the study last, and never validated it.
 */
export interface StudyCounts extends Partial<StudyHealth> {
  readonly jobSteps: number
  readonly outcomeStatements: number
  /** Outcome statements with a whole rating. Absent while there are none. */
  readonly rated?: number
}

/** The types of a study as a stored document. */
export interface StudyTypes extends StoredTypes {
  readonly content: Study
  readonly uuid: StudyUuid
  readonly counts: StudyCounts
}

export type StudyHeader = HeaderOf<StudyTypes>
export type StudyVersion = DocumentVersion<StudyTypes>
