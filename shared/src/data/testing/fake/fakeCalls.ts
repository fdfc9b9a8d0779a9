import type { CalendarAddressChange } from '@outcome-studio/shared/callables/changeCalendarAddress'
import type { SeatsChange, SeatsChanged } from '@outcome-studio/shared/callables/changeSeats'
import type { RegistrantCounts } from '@outcome-studio/shared/callables/countRegistrants'
import type { Registrant } from '@outcome-studio/shared/callables/fetchLiveEventRegistrants'
import type { MemberPage, MembersQuery } from '@outcome-studio/shared/callables/listMembers'
import type { SeatGroup } from '@outcome-studio/shared/callables/listSeats'
import type { ViewHours, ViewsSummary } from '@outcome-studio/shared/callables/summarizeFeatureViews'
import type { Organization } from '@outcome-studio/shared/callables/summarizeOrganization'
import { SITE_LINKS } from '@outcome-studio/shared/domain/base'
import type { EventId, LiveEvent } from '@outcome-studio/shared/domain/events'
import type { Subscription } from '@outcome-studio/shared/domain/member'
import type { PastEvents } from '../../events/usePastEvents.ts'
import type { Data } from './Data.ts'

type Call = Exclude<keyof Data, 'RuntimeConfigError'>
const fake = <Name extends Call>(_name: Name) => jest.fn<ReturnType<Data[Name]>, Parameters<Data[Name]>>()

const ACTIVE: Subscription = { status: 'active', price: null, cancelAtPeriodEnd: false }

/** Mocks of the data layer's functions. */
export const fakeCalls = {
  cancelRegistration: fake('cancelRegistration'),
  changeEvent: fake('changeEvent'),
  completeSignIn: fake('completeSignIn'),
  createPortalLink: fake('createPortalLink'),
  decideRegistrants: fake('decideRegistrants'),
  deleteMyAccount: fake('deleteMyAccount'),
  isIdentityProviderUp: fake('isIdentityProviderUp'),
  isSignInPending: fake('isSignInPending'),
  listSeededPeople: fake('listSeededPeople'),
  previewEventMail: fake('previewEventMail'),
  logMembersExport: fake('logMembersExport'),
  readRecording: fake('readRecording'),
  readSignIn: fake('readSignIn'),
  readSubscription: fake('readSubscription'),
  reauthenticate: fake('reauthenticate'),
  refreshSession: fake('refreshSession'),
  renewConfirmation: fake('renewConfirmation'),
  register: fake('register'),
  requestPasswordChange: fake('requestPasswordChange'),
  requestPlanChange: fake('requestPlanChange'),
  resendConfirmation: fake('resendConfirmation'),
  runSSOMigrationSync: fake('runSSOMigrationSync'),
  saveCookieChoice: fake('saveCookieChoice'),
  saveEventProgress: fake('saveEventProgress'),
  saveInstructors: fake('saveInstructors'),
  sendEventMessage: fake('sendEventMessage'),
  signInWithToken: fake('signInWithToken'),
  signOut: fake('signOut'),
  signOutEverywhere: fake('signOutEverywhere'),
  startCheckout: fake('startCheckout'),
  startSignIn: fake('startSignIn'),
  syncAffiliateServices: fake('syncAffiliateServices'),
  takeSeat: fake('takeSeat'),
  syncZoom: fake('syncZoom'),
  updateEvents: fake('updateEvents'),
  updateProfile: fake('updateProfile'),
  trainingSite: fake('trainingSite'),
  videoOrigin: fake('videoOrigin'),
  cancelExport: jest.fn<void, []>(),
  changeCalendarAddress: jest.fn<Promise<string | null>, [change: CalendarAddressChange]>(),
  readCalendarAddress: jest.fn<Promise<string | null>, []>(),
  changeSeatCount: jest.fn<Promise<readonly SeatGroup[]>, [seats: number]>(),
  changeSeats: jest.fn<Promise<SeatsChanged>, [change: SeatsChange]>(),
  listSeats: jest.fn<Promise<readonly SeatGroup[]>, []>(),
  countRegistrants: jest.fn<
    Promise<ReadonlyMap<EventId, RegistrantCounts>>,
    [eventIds: readonly EventId[]]
  >(),
  fetchRegistrants: jest.fn<
    Promise<readonly Registrant[]>,
    [event: Pick<LiveEvent, 'documentId' | 'eventType'>]
  >(),
  listMembers: jest.fn<Promise<MemberPage>, [query: MembersQuery]>(),
  summarizeFeatureViews: jest.fn<Promise<ViewsSummary>, [hours: ViewHours]>(),
  summarizeOrganization: jest.fn<Promise<Organization>, []>(),
  /** Returns why the next page cannot be loaded. */
  loadPastEvents: jest.fn<Error | null, []>(),
  readStatements: jest.fn<void, []>(),
  retryStatements: jest.fn<void, []>(),
  showPastEvents: jest.fn<void, Parameters<PastEvents['show']>>(),
  startExport: jest.fn<void, Parameters<ReturnType<Data['useExportMyData']>['start']>>(),
  toggleChecklist: jest.fn<Promise<void>, Parameters<ReturnType<Data['useChecklist']>['toggle']>>(),
  updateEventReminders: jest.fn<Promise<void>, [areWanted: boolean]>(),
  updateProfilePhoto: jest.fn<Promise<void>, [photoUrl: string]>(),
}

/** Lets everything work at once, with an active subscription and a recent sign-in. */
export function resetFakeCalls(): void {
  for (const call of Object.values(fakeCalls)) call.mockReset()
  const { completeSignIn, isIdentityProviderUp, isSignInPending, listSeededPeople } = fakeCalls
  completeSignIn.mockResolvedValue({ kind: 'noRedirect' })
  isIdentityProviderUp.mockResolvedValue(true)
  isSignInPending.mockReturnValue(false)
  listSeededPeople.mockResolvedValue([])
  fakeCalls.trainingSite.mockReturnValue(SITE_LINKS.training)
  fakeCalls.videoOrigin.mockReturnValue('https://player.vimeo.com')
  fakeCalls.readSignIn.mockResolvedValue({ isByToken: false, isEmailVerified: true })
  fakeCalls.readRecording.mockResolvedValue({ kind: 'recording', vimeoId: '76979871' })
  fakeCalls.readSubscription.mockResolvedValue(ACTIVE)
  fakeCalls.startSignIn.mockReturnValue(new Promise(() => {}))
  fakeCalls.startCheckout.mockReturnValue(new Promise(() => {}))
  fakeCalls.createPortalLink.mockReturnValue(new Promise(() => {}))
  fakeCalls.runSSOMigrationSync.mockResolvedValue(null)
  fakeCalls.fetchRegistrants.mockResolvedValue([])
  fakeCalls.countRegistrants.mockResolvedValue(new Map())
  fakeCalls.previewEventMail.mockReturnValue(new Promise(() => {}))
  fakeCalls.decideRegistrants.mockImplementation(async (_event, { registrantIds }) =>
    registrantIds.map((registrantId) => ({ registrantId, outcome: 'done', problem: '' })),
  )
  fakeCalls.listMembers.mockReturnValue(new Promise(() => {}))
  fakeCalls.summarizeFeatureViews.mockReturnValue(new Promise(() => {}))
  fakeCalls.summarizeOrganization.mockReturnValue(new Promise(() => {}))
  fakeCalls.readCalendarAddress.mockResolvedValue(null)
  fakeCalls.changeCalendarAddress.mockResolvedValue(null)
  fakeCalls.listSeats.mockResolvedValue([])
  fakeCalls.changeSeats.mockResolvedValue({ groups: [], mailed: [] })
  fakeCalls.changeSeatCount.mockResolvedValue([])
  fakeCalls.loadPastEvents.mockReturnValue(null)
  fakeCalls.takeSeat.mockResolvedValue('none')
  fakeCalls.saveInstructors.mockResolvedValue([])
  fakeCalls.syncZoom.mockReturnValue(new Promise(() => {}))
  fakeCalls.updateEvents.mockResolvedValue({ failed: [], error: null })
  const { deleteMyAccount, reauthenticate, refreshSession } = fakeCalls
  const { renewConfirmation, requestPasswordChange, requestPlanChange, resendConfirmation } = fakeCalls
  const { saveCookieChoice, signInWithToken, signOut, signOutEverywhere, toggleChecklist } = fakeCalls
  const { logMembersExport, syncAffiliateServices } = fakeCalls
  const { updateEventReminders, updateProfile, updateProfilePhoto } = fakeCalls
  const { cancelRegistration, changeEvent, register, saveEventProgress, sendEventMessage } = fakeCalls
  cancelRegistration.mockResolvedValue({ waitlist: false, answers: {} })
  const answerless = [
    changeEvent,
    register,
    saveEventProgress,
    sendEventMessage,
    deleteMyAccount,
    logMembersExport,
    reauthenticate,
    refreshSession,
    renewConfirmation,
    requestPasswordChange,
    requestPlanChange,
    resendConfirmation,
    saveCookieChoice,
    signInWithToken,
    signOut,
    signOutEverywhere,
    syncAffiliateServices,
    toggleChecklist,
    updateEventReminders,
    updateProfile,
    updateProfilePhoto,
  ]
  for (const call of answerless) call.mockResolvedValue(undefined)
}
resetFakeCalls()
