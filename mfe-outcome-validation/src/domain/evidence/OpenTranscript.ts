import type { JobStepUuid, OutcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import type { Transcript } from './Transcript.ts'

/** A transcript that is read, and what the next quote from it starts with. */
export interface OpenTranscript {
  readonly transcript: Transcript
  readonly source: string
  readonly date: string
  /** The statement that got the last quote; null before. */
  readonly statementId: OutcomeStatementUuid | null
  /** The step that got the last new statement; null before. */
  readonly stepId: JobStepUuid | null
}
