export { applyStudyOperation } from './applyStudyOperation.ts'
export { completeStudy } from './completeStudy.ts'
export { copyStudy } from './copyStudy.ts'
export { countFound, countStudy } from './countStudy.ts'
export { creationId } from './creationId.ts'
export { describedRemarks } from './export/describedRemarks.ts'
export { type ExportedFile, exportedFileSchema } from './export/ExportedFile.ts'
export { escapeMarkdown } from './export/escapeMarkdown.ts'
export { studyFileName } from './export/studyFileName.ts'
export {
  INITIATIVES_SHEET,
  QUOTE_SHEET_TITLES,
  QUOTES_SHEET,
  STATEMENT_TITLES,
  STATEMENTS_SHEET,
  STEP_TITLES,
  STEPS_SHEET,
  STUDY_LABELS,
  STUDY_SHEET,
} from './export/workbook/SHEETS.ts'
export { studyToWorkbook } from './export/workbook/studyToWorkbook.ts'
export { WORKBOOK_BAND_COLORS } from './export/workbook/WORKBOOK_BAND_COLORS.ts'
export { BAND_AREAS, type LandscapeCorner } from './fields/BAND_AREAS.ts'
export { describeNumber } from './fields/describeNumber.ts'
export {
  type ReadFields,
  readStatementColumns,
  readStepColumns,
  STATEMENT_COLUMNS,
  STEP_COLUMNS,
  STUDY_FACTS,
  textsOf,
  titlesOf,
} from './fields/fieldsInFiles.ts'
export type { OpportunityBand } from './fields/opportunity.ts'
export {
  BAND_NAMES,
  OPPORTUNITY_BANDS,
  opportunityBand,
  opportunityScore,
} from './fields/opportunity.ts'
export { joinPlanParts, planParts } from './fields/planParts.ts'
export {
  describeReading,
  describeScale,
  outOfTen,
  RATING_SCALE_NAMES,
  RATING_SCALES,
  type RatingScale,
  readScaledNumber,
} from './fields/RATING_SCALES.ts'
export { type RatingParts, ratingFields, ratingParts } from './fields/ratingParts.ts'
export { readRating } from './fields/readRating.ts'
export { STUDY_FIELDS } from './fields/STUDY_FIELDS.ts'
export type { FieldEntries, FieldValues, StudyField } from './fields/StudyField.ts'
export { shortened } from './fields/shortened.ts'
export { findStudies } from './findStudies.ts'
export { freeStudyName } from './freeStudyName.ts'
export {
  EFFECTS,
  type Effect,
  type ExpectedEffect,
  INITIATIVE_LIMITS,
  type Initiative,
  type InitiativeId,
  newInitiativeId,
} from './initiatives/Initiative.ts'
export {
  INITIATIVE_TITLES,
  type ReadInitiative,
  readInitiative,
  writeEffects,
} from './initiatives/initiativesInFiles.ts'
export { statementNumbers } from './initiatives/statementNumbers.ts'
export { inverseOf } from './inverseOf.ts'
export type { JobStepCategory } from './JOB_STEP_CATEGORIES.ts'
export { JOB_STEP_CATEGORIES } from './JOB_STEP_CATEGORIES.ts'
export { newJobStep, newOutcomeStatement, newStudy } from './newItems.ts'
export { areValues } from './paste/isValue.ts'
export { type Pasted, readPasted } from './paste/readPasted.ts'
export { LANGUAGES, languageOf } from './questionnaire/LANGUAGES.ts'
export {
  NO_PLAN,
  type QuestionnairePlan,
  type Screener,
  TRANSLATION_LIMITS,
  type Translation,
} from './questionnaire/questionnairePlanSchema.ts'
export { describeQuote, describeSource } from './quotes/describeQuote.ts'
export { QUOTE_COLUMNS, QUOTE_TITLES, readQuote } from './quotes/QUOTE_COLUMNS.ts'
export { QUOTE_LIMITS, type Quote } from './quotes/Quote.ts'
export {
  dismissalOf,
  openRemarks,
  withDismissal,
  withoutDismissal,
} from './remarks/dismissals.ts'
export type { Remark, Severity, Suggestion, TextSpan } from './remarks/Remark.ts'
export { recordFound } from './remarks/recordFound.ts'
export { STUDY_SAVING } from './STUDY_SAVING.ts'
export type * from './Study.ts'
export type { RemarksByUuid, StudyOperation } from './StudyOperation.ts'
export { studyRequestSchema } from './StudyRequest.ts'
export {
  type FoundStatement,
  findStatements,
  type SearchedDocument,
  type StatementText,
  statementTexts,
} from './search/findStatements.ts'
export type {
  ClusterSegments,
  FilterSegment,
  SegmentCondition,
  SegmentDefinition,
} from './segmentSchema.ts'
export { STUDY_ORDERS, type StudyOrder, sortStudies } from './sortStudies.ts'
export type { NotApplicable, Survey } from './studyDetailsSchema.ts'
export { studyDocumentFill } from './studyDocumentSize.ts'
export { type StudyOutline, studyFromOutline } from './studyFromOutline.ts'
export { parseStudyHeader } from './studyHeaderSchema.ts'
export { studyHealth } from './studyHealth.ts'
export { jobStepUuid, outcomeStatementUuid, studyUuid } from './studyIds.ts'
export { parseStudy, studySchema } from './studySchema.ts'
export { readTags } from './triage/readTags.ts'
export {
  isOut,
  STATUS_LABELS,
  STATUSES,
  type Status,
  TRIAGE_LIMITS,
  type Triage,
} from './triage/Triage.ts'
export { type MarkedText, markChanges } from './versions/markChanges.ts'
export { parseStudyVersion } from './versions/parseStudyVersion.ts'
