export type { DocumentKind } from './core/DocumentKind.ts'
export type { DocumentDifference, MergeSide } from './core/DocumentMerge.ts'
export type { DocumentTypes } from './core/DocumentTypes.ts'
export { KeyedListeners } from './core/KeyedListeners.ts'
export { loggedKind } from './core/loggedKind.ts'
export { DocumentDrafts } from './drafts/DocumentDrafts.ts'
export type { Draft } from './drafts/Draft.ts'
export { type DraftPersistence, DraftStore } from './drafts/DraftStore.ts'
export { mergeNeeds } from './needs/merge/mergeNeeds.ts'
export type { NeedsDocument, NeedsSession } from './needs/NeedsDocument.ts'
export { layerKey, NeedsViews, stateKey, VERTICAL } from './needs/NeedsViews.ts'
export { needsKind } from './needs/needsKind.ts'
export { DocumentRemovals } from './removal/DocumentRemovals.ts'
export {
  ANYTHING,
  DocumentSession,
  type HistoryStep,
  MERGED,
  NAME,
  SAVING,
  type SessionStart,
} from './session/DocumentSession.ts'
export { type Following, followStored } from './session/followStored.ts'
export type { SavePhase } from './session/SaveState.ts'
export { EXECUTOR_FIELD } from './study/fieldChanged.ts'
export { mergeStudies } from './study/merge/mergeStudies.ts'
export { fieldsInOrder, placeOfStatement } from './study/places.ts'
export type { StudyDocument, StudySession } from './study/StudyDocument.ts'
export { JOB, type JobStepView, OUTLINE, StudyViews } from './study/StudyViews.ts'
export { studyKind } from './study/studyKind.ts'
