import type { CalendarAddressChange } from '@outcome-studio/shared/callables/changeCalendarAddress'
import type { SeatsChange } from '@outcome-studio/shared/callables/changeSeats'
import type { MembersQuery } from '@outcome-studio/shared/callables/listMembers'
import type { SeatGroup } from '@outcome-studio/shared/callables/listSeats'
import {
  type EventId,
  type EventProgress,
  type EventsInfo,
  type LiveEvent,
  listedEventOf,
  NO_EVENTS_INFO,
  NO_SYNC,
  PAST_PAGE,
  parseLiveEvent,
  type RegistrationState,
  type SentMessage,
  type SyncState,
} from '@outcome-studio/shared/domain/events'
import { type ChecklistItem, type Member, type Profile, withItem } from '@outcome-studio/shared/domain/member'
import type { NeedsHeader } from '@outcome-studio/shared/domain/needs'
import type { CheckoutProgress, PlanPrice, SubscriptionRecord } from '@outcome-studio/shared/domain/payments'
import { findStatements, type SearchedDocument, type StudyHeader } from '@outcome-studio/shared/domain/study'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { DataExport } from '../../account/useExportMyData.ts'
import type { PastPage, PastPlace } from '../../events/pastPage.ts'
import type { PastEvents } from '../../events/usePastEvents.ts'
import type { EventSelection, UpcomingEvents } from '../../events/watchEvents.ts'
import type { RegisteredEvent } from '../../events/watchRegisteredEvents.ts'
import type { LiveResult } from '../../queries/useLiveQuery.ts'
import type { StatementSearch } from '../../search/useStatementSearch.ts'
import type { Session } from '../../session/Session.ts'
import { createFakeValue } from './createFakeValue.ts'
import type { Data } from './Data.ts'
import { fakeCalls, resetFakeCalls } from './fakeCalls.ts'

/** A listener with data. */
export const loaded = <Value>(data: Value): LiveResult<Value> => ({
  data,
  error: null,
  isPending: false,
  refetch: () => {},
})
const PENDING = { data: undefined, error: null, isPending: true, refetch: () => {} }
const NO_SEARCH = { isReading: false, all: 0, unread: 0, failed: 0, error: null, searched: [] }
const NO_EXPORT = { isReading: false, documents: 0, file: undefined, error: null }

/** undefined until the stored sign-in was read. */
export const fakeSession = createFakeValue<Session | undefined>(undefined)
export const fakeRecord = createFakeValue<LiveResult<Member | null>>(PENDING)
/** The record that an earlier visit stored on this device. */
export const fakeMemberSnapshot = createFakeValue<Member | null>(null)
export const fakeStudies = createFakeValue<LiveResult<readonly StudyHeader[]>>(loaded([]))
export const fakeStudySnapshot = createFakeValue<ReturnType<Data['useStudySnapshot']>>(undefined)
/** What was read of the documents' statements. */
export const fakeStatements = createFakeValue<
  Omit<StatementSearch, 'found' | 'readMore' | 'retry'> & { readonly searched: readonly SearchedDocument[] }
>(NO_SEARCH)
export const fakeNeeds = createFakeValue<LiveResult<readonly NeedsHeader[]>>(loaded([]))
/** What a member pays, in US cents; undefined while it is being read. */
export const fakePrice = createFakeValue<number | null | undefined>(null)
/** What can be bought. */
export const fakeCatalogue = createFakeValue<LiveResult<readonly PlanPrice[]>>(loaded([]))
export const fakeSubscriptions = createFakeValue<LiveResult<readonly SubscriptionRecord[]>>(loaded([]))
/** Of any checkout that is followed. */
export const fakeCheckoutProgress = createFakeValue<CheckoutProgress>('confirming')
export const fakeSyncState = createFakeValue<LiveResult<SyncState>>(loaded(NO_SYNC))
export const fakeExport = createFakeValue<Omit<DataExport, 'start' | 'cancel'>>(NO_EXPORT)
/** Events for which the member is registered. */
export const fakeRegisteredEvents = createFakeValue<LiveResult<readonly RegisteredEvent[]>>(loaded([]))
/** All events, unpublished ones too. */
export const fakeEvents = createFakeValue<LiveResult<readonly LiveEvent[]>>(loaded([]))
export const fakeEventsInfo = createFakeValue<LiveResult<EventsInfo>>(loaded(NO_EVENTS_INFO))
export const fakeRegistrations = createFakeValue<LiveResult<ReadonlyMap<EventId, RegistrationState>>>(
  loaded(new Map()),
)
export const fakeEventProgress = createFakeValue<LiveResult<ReadonlyMap<EventId, EventProgress>>>(
  loaded(new Map()),
)
/** Messages about any event. */
export const fakeEventMessages = createFakeValue<LiveResult<readonly SentMessage[]>>(loaded([]))
/** Why the latest page of past events could not be loaded. */
const fakePageFailure = createFakeValue<Error | null>(null)
const fakeToggles = createFakeValue<readonly (readonly [ChecklistItem, boolean])[]>([])

/** Signs a member in, under acme.test. */
export function signedIn(member: Member, toolsAdmin = false): void {
  fakeRecord.set(loaded(member))
  fakeSession.set({
    state: 'signedIn',
    uid: member.id,
    email: member.email,
    domain: 'acme.test',
    claims: { toolsAdmin },
  })
}

/** Signs out. */
export function signedOut(): void {
  fakeRecord.set(loaded(null))
  fakeSession.set({ state: 'signedOut' })
}

/** Resets everything to a page that was just opened. */
export function resetFakeData(): void {
  resetFakeCalls()
  fakeCalls.signOut.mockImplementation(async () => signedOut())
  fakeCalls.signOutEverywhere.mockImplementation(async () => signedOut())
  fakeSession.set(undefined)
  fakeRecord.set(PENDING)
  fakeMemberSnapshot.set(null)
  fakeStudies.set(loaded([]))
  fakeStudySnapshot.set(undefined)
  fakeStatements.set(NO_SEARCH)
  fakeNeeds.set(loaded([]))
  fakePrice.set(null)
  fakeCatalogue.set(loaded([]))
  fakeSubscriptions.set(loaded([]))
  fakeCheckoutProgress.set('confirming')
  fakeSyncState.set(loaded(NO_SYNC))
  fakeExport.set(NO_EXPORT)
  fakeEvents.set(loaded([]))
  fakeRegisteredEvents.set(loaded([]))
  fakeEventsInfo.set(loaded(NO_EVENTS_INFO))
  fakeRegistrations.set(loaded(new Map()))
  fakeEventProgress.set(loaded(new Map()))
  fakeEventMessages.set(loaded([]))
  fakePageFailure.set(null)
  fakeToggles.set([])
}

/** Shows a toggle at once; stores it unless the call rejects. */
function useChecklist({ checklistProgress }: Pick<Member, 'checklistProgress'>) {
  const unsaved = fakeToggles.use()
  return {
    progress: unsaved.reduce(
      (progress, [item, isDone]) => withItem(progress, item, isDone),
      checklistProgress,
    ),
    isSaving: unsaved.length > 0,
    toggle: async (item: ChecklistItem, isDone: boolean) => {
      const entry = [item, isDone] as const
      fakeToggles.set([...fakeToggles.get(), entry])
      try {
        await fakeCalls.toggleChecklist(item, isDone)
        const { data } = fakeRecord.get()
        const progress = data && withItem(data.checklistProgress, item, isDone)
        if (progress) fakeRecord.set(loaded({ ...data, checklistProgress: progress }))
      } finally {
        fakeToggles.set(fakeToggles.get().filter((other) => other !== entry))
      }
    },
  }
}

function useEvents(which: EventSelection): LiveResult<readonly LiveEvent[]> {
  const events = fakeEvents.use()
  return useMemo(() => {
    if (which === 'all') return events
    const published = events.data?.filter(({ status }) => status === 'published')
    if (which === 'published') return { ...events, data: published }
    const listed = published?.flatMap(({ documentId: id, ...event }) => {
      return parseLiveEvent(id, listedEventOf(id, event)) ?? []
    })
    return { ...events, data: listed }
  }, [events, which])
}

function useUpcomingEvents(which: EventSelection, since: string, limit: number): LiveResult<UpcomingEvents> {
  const events = useEvents(which)
  return useMemo(() => {
    const found = events.data?.filter(({ endTime }) => endTime >= since)
    const isComplete = (found?.length ?? 0) < limit
    return { ...events, data: found && { events: found.slice(0, limit), limit, isComplete } }
  }, [events, since, limit])
}

function useLatestEvents(which: EventSelection, before: string): LiveResult<PastPage> {
  const events = useEvents(which)
  return useMemo(() => {
    const page = events.data && pastAfter(events.data, { endTime: before, eventId: null }).slice(0, PAST_PAGE)
    const last = page?.length === PAST_PAGE ? page.at(-1) : undefined
    const next = last ? { endTime: last.endTime, eventId: last.documentId } : null
    return { ...events, data: page && { events: page, next } }
  }, [events, before])
}

function usePastEvents(
  which: EventSelection,
  { endTime, eventId }: PastPlace,
  isWanted: boolean,
): PastEvents {
  const { data, error, isPending, refetch } = useEvents(which)
  const failure = fakePageFailure.use()
  const [count, setCount] = useState(0)
  if (isWanted && count === 0) setCount(PAST_PAGE)
  const past = useMemo(
    () => (count === 0 ? undefined : data && pastAfter(data, { endTime, eventId })),
    [data, endTime, eventId, count],
  )
  return {
    data: useMemo(() => past?.slice(0, count), [past, count]),
    error: error ?? failure,
    isPending,
    hasMore: (past?.length ?? 0) > count,
    isLoadingMore: false,
    loadMore: () => {
      if (past === undefined) return refetch()
      const next = fakeCalls.loadPastEvents()
      fakePageFailure.set(next)
      if (next === null) setCount(count + PAST_PAGE)
    },
    show: fakeCalls.showPastEvents,
  }
}

const pastAfter = (events: readonly LiveEvent[], place: PastPlace) =>
  events
    .filter(({ endTime, documentId }) => {
      const isEqual = place.eventId !== null && endTime === place.endTime && documentId < place.eventId
      return isEqual || endTime < place.endTime
    })
    .toReversed()

function useLiveEvent(which: EventSelection, eventId: string): LiveResult<LiveEvent | null> {
  const events = useEvents(which)
  const { data } = events
  return { ...events, data: data && (data.find(({ documentId }) => documentId === eventId) ?? null) }
}

function useStatementSearch(_documents: readonly unknown[], query: string): StatementSearch {
  const { searched, ...state } = fakeStatements.use()
  return {
    ...state,
    found: useMemo(() => findStatements(searched, query), [searched, query]),
    readMore: fakeCalls.readStatements,
    retry: fakeCalls.retryStatements,
  }
}

const {
  toggleChecklist,
  startExport,
  cancelExport,
  countRegistrants,
  fetchRegistrants,
  changeCalendarAddress,
  readCalendarAddress,
  changeSeatCount,
  changeSeats,
  listMembers,
  listSeats,
  loadPastEvents,
  readStatements,
  retryStatements,
  showPastEvents,
  summarizeFeatureViews,
  summarizeOrganization,
  updateEventReminders,
  updateProfilePhoto,
  ...calls
} = fakeCalls

function useSeatMutation<Input, Result extends { readonly groups: readonly SeatGroup[] }>(
  work: (input: Input) => Promise<Result>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: work,
    onSuccess: ({ groups }: Result) => client.setQueryData(['seats'], groups),
  })
}

function useChangeCalendarAddress() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: CalendarAddressChange) => changeCalendarAddress(change),
    onSuccess: (address) => client.setQueryData(['calendarAddress'], address),
    onError: () => client.invalidateQueries({ queryKey: ['calendarAddress'] }),
  })
}

/**
 * Replaces the data layer in tests of components that only show it:
 * `jest.mock('@outcome-studio/shared/data', () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData)`.
 */
export const fakeData = {
  ...calls,
  countRegistrants,
  identityLogOutUrl: (_config, returnTo) => `log out, then ${returnTo}`,
  useCatalogue: fakeCatalogue.use,
  useCheckoutProgress: fakeCheckoutProgress.use,
  useChecklist,
  useEventMessages: fakeEventMessages.use,
  useEventProgress: fakeEventProgress.use,
  useEventsInfo: fakeEventsInfo.use,
  useExportMyData: () => ({ ...fakeExport.use(), start: startExport, cancel: cancelExport }),
  useLiveEvent,
  useLatestEvents,
  usePastEvents,
  useUpcomingEvents,
  useMember: fakeRecord.use,
  useMemberSnapshot: fakeMemberSnapshot.use,
  useMembershipPrice: (isWanted) => {
    const price = fakePrice.use()
    return { data: isWanted ? price : undefined, error: null }
  },
  useRegisteredEvents: fakeRegisteredEvents.use,
  useRegistrations: fakeRegistrations.use,
  useRegistrants: (event) =>
    useQuery({
      queryKey: ['registrants', event.documentId, event.eventType],
      queryFn: () => fetchRegistrants(event),
      retry: false,
    }),
  useRegistrantCounts: (eventIds) =>
    useQuery({
      queryKey: ['registrantCounts', eventIds],
      queryFn: () => countRegistrants(eventIds),
      retry: false,
    }),
  useMembers: (selection) =>
    useInfiniteQuery({
      queryKey: ['members', selection],
      queryFn: ({ pageParam: after }: { readonly pageParam: MembersQuery['after'] }) =>
        listMembers({ ...selection, after }),
      initialPageParam: null,
      getNextPageParam: ({ next }) => next,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: false,
    }),
  useFeatureViews: (hours) =>
    useQuery({
      queryKey: ['feature views', hours],
      queryFn: () => summarizeFeatureViews(hours),
      retry: false,
    }),
  useOrganization: () =>
    useQuery({ queryKey: ['organization'], queryFn: () => summarizeOrganization(), retry: false }),
  useCalendarAddress: () =>
    useQuery({ queryKey: ['calendarAddress'], queryFn: () => readCalendarAddress(), retry: false }),
  useChangeCalendarAddress,
  useSeatGroups: () => useQuery({ queryKey: ['seats'], queryFn: () => listSeats(), retry: false }),
  useChangeSeats: () => useSeatMutation((change: SeatsChange) => changeSeats(change)),
  useChangeSeatCount: () =>
    useSeatMutation(async (seats: number) => ({ groups: await changeSeatCount(seats) })),
  useSession: fakeSession.use,
  useNeedsList: fakeNeeds.use,
  useStatementSearch,
  useStudyList: fakeStudies.use,
  useStudySnapshot: fakeStudySnapshot.use,
  useSubscriptions: fakeSubscriptions.use,
  useSyncState: fakeSyncState.use,
  useUpdateEventReminders: () =>
    useMutation({ mutationFn: (areWanted: boolean) => updateEventReminders(areWanted) }),
  useUpdateProfile: () => useMutation({ mutationFn: (profile: Profile) => calls.updateProfile(profile) }),
  useUpdateProfilePhoto: () =>
    useMutation({ mutationFn: (photoUrl: string) => updateProfilePhoto(photoUrl) }),
  delaySdks: () => () => {},
  whenLive: async () => {},
} satisfies Partial<Data>
