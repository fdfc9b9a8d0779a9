import type { JobStepUuid, OutcomeStatementUuid, StudyUuid } from './StudyUuids.ts'

/** Marks a string as the uuid of a study. The caller guarantees that it is unique. */
export const studyUuid = (value: string): StudyUuid => value as StudyUuid

/** Marks a string as the uuid of a job step. The caller guarantees that it is unique. */
export const jobStepUuid = (value: string): JobStepUuid => value as JobStepUuid

/** Marks a string as the uuid of an outcome statement. The caller guarantees that it is unique. */
export const outcomeStatementUuid = (value: string): OutcomeStatementUuid => value as OutcomeStatementUuid
