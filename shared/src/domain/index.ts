export { assembleExport, exportFileName } from './account/assembleExport.ts'
export type * from './account/MemberExport.ts'
export {
  middleSquare,
  PHOTO_SIZE,
  PHOTO_URL_MAX_LENGTH,
  photoToShow,
  requirePictureFile,
  requireStorablePhoto,
} from './account/profilePhoto.ts'
export type { Need, NeedsOrder } from './analysis/needsTable.ts'
export { isHalfRated, NEEDS_ORDERS, needsTable, sortNeeds } from './analysis/needsTable.ts'
export { CONSENT_EVENT } from './analytics/analyticsEvents.ts'
export type { AnalyticsEvent, AnalyticsRecord } from './analytics/analyticsRecord.ts'
export { analyticsRecord } from './analytics/analyticsRecord.ts'
export type { EventParameters } from './analytics/EventParameters.ts'
export { AREAS, PLAN_PATH, PROFILE_PATH } from './areas/AREAS.ts'
export type { Area, AreaGuard, AreaIconName, AreaRemote, AreaTile } from './areas/Area.ts'
export { needsAddress, studyAddress } from './areas/documentAddresses.ts'
export { remotePackages } from './areas/remotePackages.ts'
export { EVERYWHERE_QUERY, LOG_OUT_PATH, SIGN_OUT_EVERYWHERE_PATH } from './areas/signOutPaths.ts'
export type {
  AcceptedAutomationRequest,
  AutomationEntity,
  AutomationRequest,
} from './automation/AutomationRequest.ts'
export { automationRequestSchema } from './automation/AutomationRequest.ts'
export type { JudgeReport, OutcomeAutomationResult } from './automation/AutomationResult.ts'
export { outcomeAutomationResultSchema } from './automation/AutomationResult.ts'
export { BAND_COLORS } from './base/BAND_COLORS.ts'
export type { Branded } from './base/Branded.ts'
export { capitalized } from './base/capitalized.ts'
export * from './base/constants.ts'
export { counted } from './base/counted.ts'
export { createLazy, type Lazy } from './base/createLazy.ts'
export { createListeners, type Listeners } from './base/createListeners.ts'
export { foldText, foldWithPlaces, textKey } from './base/foldText.ts'
export { isEqual } from './base/isEqual.ts'
export { isLoopback } from './base/isLoopback.ts'
export { isRecord } from './base/isRecord.ts'
export { joinLines } from './base/joinLines.ts'
export { normalizeName } from './base/plainLetters.ts'
export { SITE_LINKS, type SiteLinks } from './base/SITE_LINKS.ts'
export { timeAgo } from './base/timeAgo.ts'
export { withoutEnd } from './base/withoutEnd.ts'
export { type CheckOne, checkStudy, checkWholeStudy, studyCheck } from './checker/checkStudy.ts'
export { checkText } from './checker/checkText.ts'
export { createRuleSet } from './checker/customRules/createRuleSet.ts'
export { mergeRules } from './checker/customRules/mergeRules.ts'
export { parseRulesConfig, RulesConfigError } from './checker/customRules/parseRulesConfig.ts'
export type {
  CustomPattern,
  RequiredTerms,
  RulesConfig,
  WordListName,
} from './checker/customRules/RulesConfig.ts'
export { RULES_LIMITS } from './checker/customRules/RulesConfig.ts'
export {
  type RulesProblem,
  type RulesReading,
  readRulesConfig,
} from './checker/customRules/readRulesConfig.ts'
export { readStoredRules, type StoredRules } from './checker/customRules/StoredRules.ts'
export { usableRules } from './checker/customRules/usableRules.ts'
export { RULES } from './checker/RULES.ts'
export type { CheckedEntity, Rule } from './checker/Rule.ts'
export { CHECKED_ENTITIES } from './checker/Rule.ts'
export type { RuleSet } from './checker/RuleSet.ts'
export { STANDARD_RULES } from './checker/RuleSet.ts'
export { readOutcome } from './checker/rules/readOutcome.ts'
export { sameMeaningKey } from './checker/rules/sameMeaningKey.ts'
export { type CheckedStudy, numberedStatements } from './checker/study/CheckedStudy.ts'
export type { StudyText } from './checker/study/studyTexts.ts'
export { studyTexts } from './checker/study/studyTexts.ts'
export { uncapitalized } from './checker/text/edits.ts'
export { isOtherLanguage } from './checker/text/isOtherLanguage.ts'
export { readStatement } from './checker/text/readStatement.ts'
export type { Statement } from './checker/text/Statement.ts'
export { STANDARD_VOCABULARY } from './checker/text/Vocabulary.ts'
export { possibleBases } from './checker/text/wordForms.ts'
export { VER_LEXER } from './checker/VER_LEXER.ts'
export { directionOf } from './checker/vocabulary/directions.ts'
export {
  AUXILIARIES,
  CLARIFIERS,
  DETERMINERS,
  PARTICLES,
  PREPOSITIONS,
} from './checker/vocabulary/functionWords.ts'
export { NUMBER_WORDS } from './checker/vocabulary/quantities.ts'
export { STARTER_VERBS, STEP_VERBS } from './checker/vocabulary/stepVerbs.ts'
export { isVerb, NOUN_VERBS, PLAIN_VERBS } from './checker/vocabulary/verbs.ts'
export { wordSet } from './checker/vocabulary/wordSet.ts'
export {
  findSessions,
  groupSessions,
  latestSessionFirst,
  type SessionGroup,
} from './coach/conversation/groupSessions.ts'
export { memberMessageFields, readSiaMessage } from './coach/conversation/readSiaMessage.ts'
export { readSiaSession } from './coach/conversation/readSiaSession.ts'
export {
  ANSWER_NOTICES,
  ANSWER_STATUSES,
  type AnswerNotice,
  type AnswerStatus,
  type CoachMessage,
  type Decision,
  type MemberMessage,
  SIA_ANSWER_LEASE,
  SIA_ANSWER_MAX_LENGTH,
  SIA_MESSAGE_MAX_LENGTH,
  type SiaMessage,
  type SiaMessageId,
  siaMessageId,
} from './coach/conversation/SiaMessage.ts'
export {
  SIA_TITLE_MAX_LENGTH,
  type SiaSession,
  type SiaSessionId,
  siaSessionId,
} from './coach/conversation/SiaSession.ts'
export { SIA_ANSWERS_PER_DAY, SIA_BUDGET_SHOWN_FROM } from './coach/conversation/siaBudget.ts'
export type { OutcomeQuestion } from './coach/drafts/OUTCOME_QUESTIONS.ts'
export { askQuestion } from './coach/path/askQuestion.ts'
export {
  type CoachQuestion,
  type CoachState,
  type LayerQuestion,
  questionKey,
  readCoachState,
  type StepQuestion,
  writeCoachState,
} from './coach/path/CoachState.ts'
export {
  COACH_GOAL_MAX_LENGTH,
  COACH_MAX_GOALS,
  type CoachContext,
  type CoachNeeds,
  type CoachTurn,
  type EarlierProposal,
} from './coach/path/CoachTurn.ts'
export { countStatements, nextCoachQuestion } from './coach/path/nextCoachQuestion.ts'
export { greetCoach, openCoach, startState } from './coach/path/openCoach.ts'
export { summarize } from './coach/path/summarize.ts'
export {
  type Proposal,
  type ProposalId,
  type ProposalRemark,
  type ProposedEdit,
  type ProposedEditKind,
  proposalId,
  proposedText,
} from './coach/proposals/Proposal.ts'
export type { ProposalPlan } from './coach/proposals/ProposalPlan.ts'
export { planGoal } from './coach/proposals/planGoal.ts'
export { planGoals } from './coach/proposals/planGoals.ts'
export { planProposal, planProposals, proposalInstead } from './coach/proposals/planProposal.ts'
export type { CookieChoice } from './consent/CookieChoice.ts'
export { COOKIE_TEXT_VERSION, readCookieChoice } from './consent/CookieChoice.ts'
export type { Recovery, StudioErrorCode } from './errors/catalogue.ts'
export { ERROR_CATALOGUE, isStudioErrorCode } from './errors/catalogue.ts'
export type { ErrorDescription } from './errors/describeError.ts'
export { describeError, FALLBACK_MESSAGE } from './errors/describeError.ts'
export { isChunkLoadError } from './errors/isChunkLoadError.ts'
export { StudioError } from './errors/StudioError.ts'
export { SERVICE_ERRORS } from './errors/serviceErrors.ts'
export { agendaText } from './events/agendaText.ts'
export {
  CALENDAR_MEDIA_TYPE,
  type CalendarEntry,
  calendarFile,
} from './events/calendar/calendarFile.ts'
export { utcStamp } from './events/calendar/timeZoneLines.ts'
export {
  type EventProgress,
  NO_PROGRESS,
  PREREQUISITES,
  type Prerequisite,
  parseEventProgress,
} from './events/EventProgress.ts'
export {
  type EventPhase,
  eventPhase,
  isJoinable,
  isPastEvent,
  JOIN_MINUTES,
  nextPhaseChange,
  SOON_MINUTES,
} from './events/eventPhase.ts'
export {
  type EventsInfo,
  type Instructor,
  NO_EVENTS_INFO,
  parseEventsInfo,
} from './events/Instructor.ts'
export {
  APPROVALS,
  type Approval,
  type EditedEventFields,
  EVENT_TYPES,
  type EventId,
  type EventState,
  type EventType,
  endTimeOf,
  eventIdOf,
  isTimeZone,
  type LiveEvent,
  parseLiveEvent,
  type SyncedEventFields,
  UNEDITED,
} from './events/LiveEvent.ts'
export { type ListedEvent, listedEventOf } from './events/listedEventOf.ts'
export { parseVideo, VIMEO_PLAYER_ORIGIN, type Video, videoAddress } from './events/parseVideo.ts'
export {
  parseRegistration,
  type RegistrationFailure,
  type RegistrationRequest,
  type RegistrationState,
} from './events/Registration.ts'
export {
  isSyncRunning,
  NO_SYNC,
  parseSyncState,
  type SyncFailure,
  type SyncResult,
  type SyncState,
} from './events/SyncState.ts'
export { formatCountdown, formatDuration } from './events/time/formatDuration.ts'
export { type EventTimeText, formatEventTime } from './events/time/formatEventTime.ts'
export { eventDay } from './events/time/zoneOffset.ts'
export { createSlices } from './files/createSlices.ts'
export { readCsv } from './files/csv/readCsv.ts'
export { writeCsv } from './files/csv/writeCsv.ts'
export type {
  DocumentSection,
  DocumentTable,
  Paragraph,
  ParagraphStyle,
  WordDocument,
} from './files/document/WordDocument.ts'
export { FileProblem } from './files/FileProblem.ts'
export { FILE_LIMITS } from './files/fileLimits.ts'
export { fileNameOf } from './files/fileNameOf.ts'
export { wholeCell } from './files/harmlessCell.ts'
export { DOCUMENT_MEDIA_TYPE, WORKBOOK_MEDIA_TYPE } from './files/mediaTypes.ts'
export type { Pause } from './files/Pause.ts'
export { inColumns, stack, textBlock } from './files/svg/blocks.ts'
export { PAPER } from './files/svg/PAPER.ts'
export type { Block, Shape, TextStyle } from './files/svg/Shape.ts'
export { textWidth } from './files/svg/textWidth.ts'
export type { Drawing } from './files/svg/writeSvg.ts'
export { writeSvg } from './files/svg/writeSvg.ts'
export type { Table } from './files/Table.ts'
export { createCellBudget, TableBuilder } from './files/TableBuilder.ts'
export { columnName } from './files/workbook/cellReference.ts'
export { readWorkbook } from './files/workbook/readWorkbook.ts'
export type { Cell, CellValue, Sheet, Workbook } from './files/workbook/Workbook.ts'
export { writeWorkbook } from './files/workbook/writeWorkbook.ts'
export {
  documentProperties,
  PROPERTIES_RELATIONSHIP,
  PROPERTIES_TYPE,
} from './files/xml/documentProperties.ts'
export { escapeXml } from './files/xml/escapeXml.ts'
export { contentTypesXml, OFFICE, relationshipsXml, XML_HEAD } from './files/xml/xmlParts.ts'
export { packZip } from './files/zip/packZip.ts'
export { protectedFile } from './files/zip/unpackText.ts'
export { JUDGE_PROMPTS_PER_DAY, JUDGE_REFUSAL_MESSAGES, type JudgeRefusal } from './judge/judgeQuota.ts'
export { countRemaining, withItem } from './member/checklist.ts'
export { type ExplainedAccess, explainAccess } from './member/explainAccess.ts'
export { MEMBER_FIELDS, PROFILE_FIELDS, type ProfileField } from './member/MEMBER_FIELDS.ts'
export type { AccessType, ChecklistItem, Claims, Member } from './member/Member.ts'
export { ACCESS_TYPES, CHECKLIST_ITEMS } from './member/Member.ts'
export {
  canActivateMembership,
  hadAccess,
  hasAccess,
  hasValidTrial,
  isGroupUser,
  isInFuture,
  isOnTrial,
} from './member/membership.ts'
export type { MembershipBadge } from './member/membershipBadge.ts'
export { isBadgeByPrice, membershipBadge } from './member/membershipBadge.ts'
export { parseMember } from './member/parseMember.ts'
export type { Profile, ProfileFieldName } from './member/profile.ts'
export {
  avatarInitial,
  displayName,
  domainOfEmail,
  isProfileComplete,
  mapProfile,
  normalizeProfile,
  PROFILE_FIELD_NAMES,
} from './member/profile.ts'
export type { PriceKey, Subscription } from './member/Subscription.ts'
export { applyNeedsOperation } from './needs/applyNeedsOperation.ts'
export { checkGoal } from './needs/check/checkGoal.ts'
export { emotionalForm, isAction } from './needs/check/EMOTIONAL_FORMS.ts'
export { NEED_RULES, RIGHT_LAYER } from './needs/check/NEED_RULES.ts'
export { suggestLayer } from './needs/check/suggestLayer.ts'
export { completeNeeds } from './needs/completeNeeds.ts'
export { countNeeds } from './needs/countNeeds.ts'
export { goalLabel, goalsInLayer, isWritten, layerItemLabel } from './needs/goalPlaces.ts'
export { inverseOfNeeds } from './needs/inverseOfNeeds.ts'
export { comparableText } from './needs/links/comparableText.ts'
export { studyNameFor } from './needs/links/studyNameFor.ts'
export { mergeNeeds } from './needs/merge/mergeNeeds.ts'
export {
  NEED_LAYER_ITEMS,
  NEED_LAYER_TITLES,
  NEED_LAYERS,
  type NeedLayer,
} from './needs/NEED_LAYERS.ts'
export { NEEDS_SAVING } from './needs/NEEDS_SAVING.ts'
export type {
  Goal,
  GoalId,
  GoalSource,
  GoalState,
  GoalStudy,
  Needs,
  NeedsCounts,
  NeedsHeader,
  NeedsTypes,
  NeedsUuid,
  NeedsVersion,
} from './needs/Needs.ts'
export type { GoalFields, NeedsOperation } from './needs/NeedsOperation.ts'
export { needsHeaderSchema, parseNeedsHeader } from './needs/needsHeaderSchema.ts'
export { goalId, needsUuid } from './needs/needsIds.ts'
export { needsSchema, parseNeeds } from './needs/needsSchema.ts'
export { copyNeeds, newGoal, newGoalState, newNeeds } from './needs/newNeeds.ts'
export { parseNeedsVersion } from './needs/parseNeedsVersion.ts'
export { shareNeeds } from './needs/shareNeeds.ts'
export type { DocumentNameErrorCode } from './paths/checkDocumentName.ts'
export { checkDocumentName, documentNameOf } from './paths/checkDocumentName.ts'
export type { CollectionPath, DocumentPath } from './paths/DocumentPath.ts'
export {
  type DocumentPlace,
  documentPaths,
  documentsPath,
  messagePath,
  messagesPath,
  NEEDS_PLACE,
  STUDY_PLACE,
  sessionPath,
  sessionsPath,
  siaStudiesPath,
  siaStudyPath,
  type VersionPaths,
  versionPaths,
  versionsPath,
} from './paths/documentPaths.ts'
export {
  EVENTS_PATH,
  eventProgressesPath,
  eventProgressPath,
  LISTED_EVENTS_PATH,
  listedEventPath,
  registrantsPath,
  registrationPath,
  SYNC_STATE_PATH,
  SYNCED_EVENTS_PATH,
  syncedEventPath,
} from './paths/eventPaths.ts'
export {
  domainPath,
  type MemberKey,
  memberPath,
  organizationRulesPath,
  registrationsPath,
} from './paths/memberPaths.ts'
export {
  AUDIT_PATH,
  CATALOGUE_STATE_PATH,
  eventMemberPath,
  eventMembersPath,
  grantedTrialPath,
  groupSeatCountPath,
  groupSeatPath,
  groupSeatsPath,
  MEMBER_DOMAINS_PATH,
  memberDomainsPath,
  memberJudgeUsagePath,
  memberSiaUsagePath,
  PAYMENT_STATES_PATH,
  paymentStatePath,
  RECONCILIATION_PATH,
  TOTAL_JUDGE_USAGE_PATH,
  TOTAL_SIA_USAGE_PATH,
  usageEntriesPath,
  usagePath,
  ZOOM_SYNC_PATH,
  zoomConferencePath,
} from './paths/serverPaths.ts'
export {
  ANALYTICS_PATH,
  CHECKOUT_ID,
  CHECKOUT_PATH,
  checkoutSessionPath,
  checkoutSessionsPath,
  customerPath,
  PRODUCTS_PATH,
  pricePath,
  pricesPath,
  subscriptionsPath,
} from './paths/servicePaths.ts'
export {
  accessOf,
  hasSubscribed,
  isLiveSubscription,
  MEMBER_ROLE,
  type SubscriptionAccess,
} from './payments/accessOf.ts'
export { CHECKOUT_TEXTS } from './payments/CHECKOUT_TEXTS.ts'
export {
  type CheckoutSession,
  type CheckoutStatus,
  parseCheckoutSession,
} from './payments/CheckoutSession.ts'
export {
  type CheckoutProgress,
  checkoutProgress,
  PAYMENT_CONFIRMATION_PATIENCE,
} from './payments/checkoutProgress.ts'
export { checkoutRefusal, currentSubscription, isPaidFor } from './payments/currentSubscription.ts'
export {
  describeSubscription,
  type SubscriptionAction,
  type SubscriptionText,
} from './payments/describeSubscription.ts'
export { formatMoney, formatPrice, pricePeriod } from './payments/formatMoney.ts'
export { type BillingInterval, isPlan, PLANS, type Plan } from './payments/Plan.ts'
export { type PlanPrice, parsePlanPrice } from './payments/PlanPrice.ts'
export {
  arriveFromCheckout,
  isPaymentPending,
  type PendingCheckout,
  pendingCheckoutOf,
  storedCheckout,
} from './payments/pendingCheckout.ts'
export { type Sentence, sentenceText } from './payments/Sentence.ts'
export {
  PAYMENT_PROBLEMS,
  type PaymentProblem,
  parseSubscriptionRecord,
  priceKeyOf,
  SUBSCRIPTION_STATUSES,
  type SubscriptionRecord,
  type SubscriptionStatus,
} from './payments/SubscriptionRecord.ts'
export { checkSave } from './saving/checkSave.ts'
export { type DocumentLife, parseDocumentLife } from './saving/DocumentLife.ts'
export type { DocumentRepository, SaveCommand } from './saving/DocumentRepository.ts'
export { documentFill } from './saving/documentSize.ts'
export type { Fields, PlannedWrite } from './saving/PlannedWrite.ts'
export { planRemoval } from './saving/planRemoval.ts'
export { planRename } from './saving/planRename.ts'
export { planRestore } from './saving/planRestore.ts'
export { planSave } from './saving/planSave.ts'
export type { SavingRules } from './saving/SavingRules.ts'
export type {
  DocumentVersion,
  HeaderOf,
  RemovedDocument,
  StoredDocument,
  StoredTypes,
} from './saving/StoredDocument.ts'
export { hasIdentity, type StoredParts } from './saving/StoredParts.ts'
export { eraseOptional, eraseStored } from './storage/eraseStored.ts'
export {
  countDrafts,
  discardDrafts,
  eraseDrafts,
  isDiscardingDrafts,
  keepDrafts,
} from './storage/memberDrafts.ts'
export { STORED_KEYS } from './storage/STORED_KEYS.ts'
export * from './storage/storedKeys.ts'
export {
  type StoredValue,
  type StoreResult,
  storedJson,
  storedSuffixes,
  storedText,
} from './storage/storedValue.ts'
export type { WebStorage } from './storage/webStorage.ts'
export { applyStudyOperation } from './study/applyStudyOperation.ts'
export { completeStudy } from './study/completeStudy.ts'
export { copyStudy } from './study/copyStudy.ts'
export { countFound, countStudy } from './study/countStudy.ts'
export { describedRemarks } from './study/export/describedRemarks.ts'
export { type ExportedFile, exportedFileSchema } from './study/export/ExportedFile.ts'
export { escapeMarkdown } from './study/export/escapeMarkdown.ts'
export { studyFileName } from './study/export/studyFileName.ts'
export {
  STATEMENT_TITLES,
  STATEMENTS_SHEET,
  STEP_TITLES,
  STEPS_SHEET,
  STUDY_LABELS,
  STUDY_SHEET,
} from './study/export/workbook/SHEETS.ts'
export { studyToWorkbook } from './study/export/workbook/studyToWorkbook.ts'
export { describeFieldEdit, isTypedField } from './study/fields/fieldEdits.ts'
export {
  type ReadFields,
  readStatementColumns,
  readStepColumns,
  STATEMENT_COLUMNS,
  STEP_COLUMNS,
  STUDY_FACTS,
  textsOf,
  titlesOf,
} from './study/fields/fieldsInFiles.ts'
export type { OpportunityBand } from './study/fields/opportunity.ts'
export {
  BAND_NAMES,
  OPPORTUNITY_BANDS,
  opportunityBand,
  opportunityScore,
} from './study/fields/opportunity.ts'
export {
  describeScale,
  outOfTen,
  RATING_SCALE_NAMES,
  RATING_SCALES,
  type RatingScale,
  readScaledNumber,
} from './study/fields/RATING_SCALES.ts'
export { type RatingParts, ratingFields, ratingParts } from './study/fields/ratingParts.ts'
export { readRating } from './study/fields/readRating.ts'
export type { FieldValues } from './study/fields/StudyField.ts'
export { shortened } from './study/fields/shortened.ts'
export { findStudies } from './study/findStudies.ts'
export { freeStudyName } from './study/freeStudyName.ts'
export { inverseOf } from './study/inverseOf.ts'
export { mergeStudies } from './study/merge/mergeStudies.ts'
export type { MergeChoices, Side, StudyDifference, StudyMerge } from './study/merge/StudyDifference.ts'
export { newJobStep, newOutcomeStatement, newStudy } from './study/newItems.ts'
export { shareParts } from './study/parts/shareParts.ts'
export { areValues } from './study/paste/isValue.ts'
export { hasListMark, listMarks, withoutCheckBox, withoutLikelyMark } from './study/paste/listMarks.ts'
export { parseTable } from './study/paste/parseTable.ts'
export { type Pasted, readPasted } from './study/paste/readPasted.ts'
export { tableOf } from './study/paste/tableOf.ts'
export {
  dismissalOf,
  openRemarks,
  type RemarkedItem,
  withDismissal,
  withoutDismissal,
} from './study/remarks/dismissals.ts'
export type { Remark, Severity, Suggestion, TextSpan } from './study/remarks/Remark.ts'
export { recordFound } from './study/remarks/recordFound.ts'
export { remarkSchema, remarksSchema } from './study/remarks/remarkSchema.ts'
export { STUDY_SAVING } from './study/STUDY_SAVING.ts'
export type * from './study/Study.ts'
export { JOB_STEP_CATEGORIES } from './study/Study.ts'
export type { RemarksByUuid, StudyOperation } from './study/StudyOperation.ts'
export { studyRequestSchema } from './study/StudyRequest.ts'
export { STUDY_ORDERS, type StudyOrder, sortStudies } from './study/sortStudies.ts'
export { studyDocumentFill, studyDocumentSize } from './study/studyDocumentSize.ts'
export { type StudyOutline, studyFromOutline } from './study/studyFromOutline.ts'
export { parseStudyHeader, studyHeaderSchema } from './study/studyHeaderSchema.ts'
export { studyHealth } from './study/studyHealth.ts'
export { jobStepUuid, outcomeStatementUuid, studyUuid } from './study/studyIds.ts'
export { parseStudy, studySchema } from './study/studySchema.ts'
export { type MarkedText, markChanges } from './study/versions/markChanges.ts'
export { parseStudyVersion } from './study/versions/parseStudyVersion.ts'
export type { UpgradeResult } from './upgrade/UpgradeResult.ts'
export { upgradeResultSchema } from './upgrade/UpgradeResult.ts'
export type { StudyDocuments, UpgradedStudy } from './upgrade/upgradeStudy.ts'
export { upgradeStudy } from './upgrade/upgradeStudy.ts'
export { isCriticalUpdate } from './version/isCriticalUpdate.ts'
export type { RemoteVersion } from './version/versionOffer.ts'
export { versionOffer } from './version/versionOffer.ts'
