export { deleteMyAccount } from './account/deleteMyAccount.ts'
export { readSignIn, type SignIn } from './account/readSignIn.ts'
export { resendConfirmation } from './account/resendConfirmation.ts'
export { runSSOMigrationSync } from './account/runSSOMigrationSync.ts'
export { signOutEverywhere } from './account/signOutEverywhere.ts'
export { syncAffiliateServices } from './account/syncAffiliateServices.ts'
export { type DataExport, useExportMyData } from './account/useExportMyData.ts'
export { useFeatureViews } from './analytics/useFeatureViews.ts'
export { writeAnalyticsEvent } from './analytics/writeAnalyticsEvent.ts'
export { useCallable } from './callables/useCallable.ts'
export { delaySdks } from './connection/delaySdks.ts'
export { type DataConnection, initializeData } from './connection/initializeData.ts'
export { whenLive } from './connection/whenLive.ts'
export { useEventProgress, useEventsInfo, useRegistrations } from './events/eventHooks.ts'
export {
  changeEvent,
  countRegistrants,
  decideRegistrants,
  previewEventMail,
  saveInstructors,
  sendEventMessage,
  syncZoom,
  updateEvents,
} from './events/lazyAdminCalls.ts'
export { cancelRegistration, readRecording, register, saveEventProgress } from './events/lazyEventCalls.ts'
export type {
  DecidedRegistrant,
  Decision,
  EventChange,
  EventMailPreview,
  PlannedMail,
  RegistrantCounts,
} from './events/managerCalls.ts'
export type { RegistrationWish } from './events/registration.ts'
export type { InstructorsEdit } from './events/saveInstructors.ts'
export { trainingSite } from './events/trainingSite.ts'
export type { EventsUpdate } from './events/updateEvents.ts'
export { useCalendarAddress, useChangeCalendarAddress } from './events/useCalendarAddress.ts'
export { useEventMessages } from './events/useEventMessages.ts'
export { useLatestEvents } from './events/useLatestEvents.ts'
export { useLiveEvent } from './events/useLiveEvent.ts'
export { type PastEvents, usePastEvents } from './events/usePastEvents.ts'
export { useRegisteredEvents } from './events/useRegisteredEvents.ts'
export { useRegistrantCounts } from './events/useRegistrantCounts.ts'
export { useRegistrants } from './events/useRegistrants.ts'
export { useSyncState } from './events/useSyncState.ts'
export { useUpcomingEvents } from './events/useUpcomingEvents.ts'
export { videoOrigin } from './events/videoOrigin.ts'
export type { SyncAnswer } from './events/zoomCalls.ts'
export { saveClock } from './member/saveClock.ts'
export { saveCookieChoice } from './member/saveCookieChoice.ts'
export { type ChecklistToggle, updateChecklist } from './member/updateChecklist.ts'
export { type Checklist, useChecklist } from './member/useChecklist.ts'
export { useFinishFirstRun } from './member/useFinishFirstRun.ts'
export { useMember } from './member/useMember.ts'
export { useMemberSnapshot } from './member/useMemberSnapshot.ts'
export { logMembersExport, useMembers } from './member/useMembers.ts'
export { useOrganization } from './member/useOrganization.ts'
export { useUpdateEventReminders } from './member/useUpdateEventReminders.ts'
export { updateProfile, useUpdateProfile } from './member/useUpdateProfile.ts'
export { useUpdateProfilePhoto } from './member/useUpdateProfilePhoto.ts'
export { watchMember } from './member/watchMember.ts'
export type { PortalRequest } from './membership/createPortalLink.ts'
export { createPortalLink, requestPlanChange, startCheckout, takeSeat } from './membership/lazyCalls.ts'
export { readSubscription } from './membership/readSubscription.ts'
export type { CheckoutRequest, StartedCheckout } from './membership/startCheckout.ts'
export { useCatalogue } from './membership/useCatalogue.ts'
export { useCheckoutProgress } from './membership/useCheckoutProgress.ts'
export { useMembershipPrice } from './membership/useMembershipPrice.ts'
export { useChangeSeatCount, useChangeSeats, useSeatGroups } from './membership/useSeatGroups.ts'
export { useSubscriptions } from './membership/useSubscriptions.ts'
export {
  cachedNeeds,
  currentNeeds,
  useCopyNeeds,
  useNeeds,
  useNeedsList,
  useNeedsSnapshot,
  useRenameNeeds,
} from './needs/needsHooks.ts'
export type { LiveResult } from './queries/useLiveQuery.ts'
export { watchRemoteVersion } from './remoteConfig/watchRemoteVersion.ts'
export type { ImportOptions, RespondentsRepository } from './respondents/RespondentsRepository.ts'
export {
  currentRespondents,
  useReadSurveyAnswers,
  useRespondentChanges,
  useRespondents,
  useSurveyAnswers,
  useUnfinishedImport,
} from './respondents/respondentHooks.ts'
export type { RulesPlace, SaveRules } from './rules/RulesPlace.ts'
export { useOrganizationRules } from './rules/useOrganizationRules.ts'
export { loadRules, useRules } from './rules/useRules.ts'
export { useSaveRules } from './rules/useSaveRules.ts'
export { loadRuntimeConfig } from './runtimeConfig/loadRuntimeConfig.ts'
export type { RuntimeConfig } from './runtimeConfig/RuntimeConfig.ts'
export { RuntimeConfigError } from './runtimeConfig/RuntimeConfigError.ts'
export { type StatementSearch, useStatementSearch } from './search/useStatementSearch.ts'
export type { SignInOutcome } from './session/RedirectSignIn.ts'
export type { Session, SignedIn, SignedOut } from './session/Session.ts'
export type { DraftsAtSignOut } from './session/signOutMark.ts'
export { siaRepository } from './sia/currentSia.ts'
export type { SiaAnswer, SiaQuestion, SiaRepository, SiaSessionKey } from './sia/SiaRepository.ts'
export { useSiaSessions } from './sia/useSiaSessions.ts'
export { completeSignIn, isSignInPending } from './signIn/completeSignIn.ts'
export { identityLogOutUrl, isIdentityProviderUp } from './signIn/identityLogOut.ts'
export { listSeededPeople, type SeededPerson } from './signIn/listSeededPeople.ts'
export { refreshSession } from './signIn/refreshSession.ts'
export { requestPasswordChange } from './signIn/requestPasswordChange.ts'
export { signInWithToken } from './signIn/signInWithToken.ts'
export { signOut } from './signIn/signOut.ts'
export { reauthenticate, renewConfirmation, type SignInStart, startSignIn } from './signIn/startSignIn.ts'
export { useSession } from './signIn/useSession.ts'
export { watchSession } from './signIn/watchSession.ts'
export {
  cachedStudies,
  currentStudies,
  useCopyStudy,
  useRemoveStudy,
  useRenameStudy,
  useSaveStudy,
  useStudies,
  useStudy,
  useStudyList,
  useStudySnapshot,
} from './studies/studyHooks.ts'
export { type FileToSave, useExportStudy } from './studies/useExportStudy.ts'
export { useUpgradeStudy } from './studies/useUpgradeStudy.ts'
