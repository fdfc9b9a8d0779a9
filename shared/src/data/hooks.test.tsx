/** @jest-environment ./tools/build/jest/BrowserEnvironment.js */
import './testing/browserLikeNode.ts'
import { runOutcomeAutomation } from '@outcome-studio/shared/callables/runOutcomeAutomation'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { type EventId, PAST_PAGE } from '@outcome-studio/shared/domain/events'
import { mapProfile } from '@outcome-studio/shared/domain/member'
import { act, waitFor } from '@testing-library/react'
import { type SharedCloud, sharedLocalCloud } from '../../../tools/build/jest/localCloud.ts'
import { useCallable } from './callables/useCallable.ts'
import { type DataConnection, initializeData } from './connection/initializeData.ts'
import { useEventProgress, useEventsInfo, useRegistrations } from './events/eventHooks.ts'
import { cancelRegistration, register, saveEventProgress } from './events/lazyEventCalls.ts'
import { useLatestEvents } from './events/useLatestEvents.ts'
import { useLiveEvent } from './events/useLiveEvent.ts'
import { usePastEvents } from './events/usePastEvents.ts'
import { useRegisteredEvents } from './events/useRegisteredEvents.ts'
import { useRegistrants } from './events/useRegistrants.ts'
import { useMember } from './member/useMember.ts'
import { useUpdateProfile } from './member/useUpdateProfile.ts'
import { type LiveSource, useLiveQuery } from './queries/useLiveQuery.ts'
import { signInWithToken } from './signIn/signInWithToken.ts'
import { signOut } from './signIn/signOut.ts'
import { useSession } from './signIn/useSession.ts'
import {
  currentStudies,
  useCopyStudy,
  useRemoveStudy,
  useRenameStudy,
  useSaveStudy,
  useStudy,
  useStudyList,
} from './studies/studyHooks.ts'
import { testConfig } from './testing/openTestConnection.ts'
import { renderDataHook } from './testing/renderDataHook.tsx'
import { sampleStudy } from './testing/sampleStudy.ts'
import { deleteAsServer, writeAsServer } from './testing/writeAsServer.ts'

/** Functions that were never called are loaded first, which takes long on a busy machine. */
const ANSWERED = { timeout: 60_000 }
const GARDEN = 'Community garden season'

let cloud: SharedCloud
let data: DataConnection

beforeAll(async () => {
  // A real server notifies components at any time, not only inside act.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  cloud = await sharedLocalCloud()
})
afterAll(() => cloud.release())
beforeEach(() => {
  data = initializeData(testConfig(cloud), 'localhost')
})
afterEach(() => data.release())

const enter = async (email = 'standard@acme.test') => {
  const token = await cloud.customToken(email)
  await act(() => signInWithToken(token))
}
const leave = () => act(() => signOut())
const names = (list: ReturnType<typeof useStudyList>) => list.data?.map(({ docName }) => docName)

test('each hook is empty when signed out', async () => {
  const { result } = renderDataHook(() => ({
    session: useSession(),
    list: useStudyList(),
    study: useStudy(GARDEN),
    member: useMember(),
    registrants: useRegistrants(
      {
        documentId: 'hookEvent' as EventId,
        eventType: 'webinar',
        state: 'scheduled',
        startTime: '2026-01-01T00:00:00.000Z',
      },
      true,
    ),
  }))
  await waitFor(() => {
    expect(result.current.session).toEqual({ state: 'signedOut' })
    expect(result.current.list).toMatchObject({ data: [], isPending: false, error: null })
    expect(result.current.study).toMatchObject({ data: null, isPending: false, error: null })
    expect(result.current.member).toMatchObject({ data: null, isPending: false, error: null })
    expect(result.current.registrants).toMatchObject({ data: [], isPending: false, error: null })
  })
})

test('events, registrations and progress follow what the member does', async () => {
  const id = 'hookEvent' as EventId
  const path = `liveEventsModule/events/syncedEvents/${id}`
  await writeAsServer(cloud, path, {
    topic: 'Hooks',
    startTime: '2031-05-01T10:00:00.000Z',
    duration: 60,
    status: 'published',
  })
  const { result } = renderDataHook(() => ({
    event: useLiveEvent('published', id).data,
    info: useEventsInfo().data,
    registration: useRegistrations().data?.get(id),
    registered: useRegisteredEvents().data?.map(({ event }) => event.topic),
    progress: useEventProgress().data?.get(id),
  }))
  await waitFor(() => expect(result.current.registered).toEqual([]))
  await enter()
  await waitFor(() => {
    expect(result.current.event?.topic).toBe('Hooks')
    expect(result.current.info?.instructors).toBeInstanceOf(Array)
  })
  await act(() => register({ documentId: id, zoomId: '1', zoomUUID: 'u' }, { waitlist: false, answers: {} }))
  await act(() => saveEventProgress(id, (before) => ({ ...before, position: 5 })))
  await waitFor(() => {
    // The functions refuse it, because Zoom does not know the event. Before that they could overwrite the approval.
    expect(result.current.registration?.kind).toBe('failed')
    expect(result.current.progress?.position).toBe(5)
  }, ANSWERED)
  await act(() =>
    writeAsServer(cloud, `domains/acme.test/users/standard/liveEvents/${id}`, {
      registrationStatus: 'approved',
      personalJoinURL: 'https://zoom.test/w/1',
    }),
  )
  await waitFor(() => expect(result.current.registered).toEqual(['Hooks']))
  await act(() => cancelRegistration(id))
  await waitFor(() => expect(result.current.registered).toEqual([]))
  await deleteAsServer(cloud, `domains/acme.test/users/standard/eventProgress/${id}`)
  await deleteAsServer(cloud, path)
  await leave()
})

test('past events follow the live ones in pages, and show a change that was stored', async () => {
  const before = '2008-01-02T00:00:00.000Z'
  const hours = (at: number) => new Date(Date.parse(before) - at * 3_600_000).toISOString()
  const ids = Array.from({ length: PAST_PAGE + 2 }, (_none, at) => `hook${String(at).padStart(2, '0')}`)
  const pathOf = (id: string) => `liveEventsModule/events/syncedEvents/${id}`
  await Promise.all(
    ids.map((id, at) =>
      writeAsServer(cloud, pathOf(id), {
        topic: id,
        startTime: hours(at + 2),
        endTime: hours(at + 1),
        duration: 60,
        status: 'unpublished',
      }),
    ),
  )
  await enter('tools@acme.test')
  const { result, client } = renderDataHook(() => {
    const latest = useLatestEvents('all', before).data
    const start = latest?.next ?? { endTime: before, eventId: null }
    const { data, hasMore, show } = usePastEvents('all', start, latest?.next != null)
    return { latest: latest?.events.map(({ topic }) => topic), older: data, hasMore, show }
  })
  await waitFor(() => expect(result.current.older).toHaveLength(2))
  expect(result.current.latest).toEqual(ids.slice(0, PAST_PAGE))
  expect(result.current.older?.map(({ topic }) => topic)).toEqual(ids.slice(PAST_PAGE))
  expect(result.current.hasMore).toBe(false)

  client.setQueryData(['pastEvents', 'tools', 'published', before, null], { pages: [], pageParams: [] })
  const changed = String(ids.at(-1)) as EventId
  act(() => result.current.show([changed], { category: 'Method' }))
  await waitFor(() => expect(result.current.older?.map(({ category }) => category)).toEqual(['', 'Method']))
  expect(client.getQueriesData({ queryKey: ['pastEvents'] })).toHaveLength(1)
  await Promise.all(ids.map((id) => deleteAsServer(cloud, pathOf(id))))
})

test('the list, a study and the record follow sign-in and sign-out', async () => {
  const { result } = renderDataHook(() => {
    // Read during the render, because TanStack Query renders only for fields that were read.
    const { data, error } = useStudy(GARDEN)
    return { list: useStudyList(), study: { data, error }, member: useMember() }
  })
  await enter()
  await waitFor(() => {
    expect(names(result.current.list)).toEqual([GARDEN, 'Moving to another town'])
    expect(result.current.study.data?.header.docName).toBe(GARDEN)
    expect(result.current.member.data?.name).toBe('Stella Standard')
  })
  await leave()
  await waitFor(() => {
    expect(names(result.current.list)).toEqual([])
    expect(result.current.study.data).toBeNull()
    expect(result.current.member.data).toBeNull()
  })
  await enter('tools@acme.test')
  await waitFor(() => {
    expect(names(result.current.list)).toEqual(['Bicycle for the daily ride'])
    expect(result.current.study.error).toMatchObject({ code: 'cen/doc-not-found' })
    expect(result.current.member.data?.name).toBe('Theo Tools')
  })
})

test('data that was read is shown without an error while its listener does not reach the server', async () => {
  const heard: { readonly onData: (data: string) => void; readonly onError: (error: Error) => void }[] = []
  const source: LiveSource<string> = {
    queryKey: ['unreached'],
    watch: (onData, onError) => {
      heard.push({ onData, onError })
      return () => {}
    },
  }
  const sourceFor = () => source
  const { result } = renderDataHook(() => useLiveQuery(sourceFor, ''))
  await enter()
  await waitFor(() => expect(heard).not.toEqual([]))
  const last = heard.at(-1)
  const fail = (error: Error) => act(() => last?.onError(error))

  fail(new StudioError('cen/offline'))
  await waitFor(() => expect(result.current).toMatchObject({ error: { code: 'cen/offline' } }))
  act(() => last?.onData('read'))
  await waitFor(() => expect(result.current).toMatchObject({ data: 'read', error: null }))
  fail(new StudioError('cen/offline'))
  fail(new StudioError('cen/sign-in-required'))
  await waitFor(() => expect(result.current.error).not.toBeNull())
  expect(result.current).toMatchObject({ data: 'read', error: { code: 'cen/sign-in-required' } })
  act(() => last?.onData('again'))
  fail(new StudioError('cen/offline'))
  await waitFor(() => expect(result.current.data).toBe('again'))
  expect(result.current.error).toBeNull()
})

test('a study is saved, opened without another read, copied, renamed, deleted and restored', async () => {
  await enter()
  const { result, client } = renderDataHook(() => ({
    session: useSession(),
    list: useStudyList(),
    save: useSaveStudy(),
    copy: useCopyStudy(),
    rename: useRenameStudy(),
    remove: useRemoveStudy(),
  }))
  await waitFor(() => expect(result.current.session?.state).toBe('signedIn'))

  const study = sampleStudy()
  const header = await act(() =>
    result.current.save.mutateAsync({ docName: 'Lunch', content: study, basedOnRevision: null }),
  )
  const opened = renderDataHook(() => useStudy('Lunch'), client)
  expect(opened.result.current.data).toEqual({ header, content: study })
  opened.unmount()
  await waitFor(() => expect(names(result.current.list)).toContain('Lunch'))

  const copy = await act(() => result.current.copy.mutateAsync({ from: 'Lunch', to: 'Dinner' }))
  await act(() => result.current.rename.mutateAsync({ from: 'Lunch', to: 'Breakfast', uuid: header.uuid }))
  await waitFor(() =>
    expect(names(result.current.list)).toEqual(expect.arrayContaining(['Breakfast', 'Dinner'])),
  )
  expect(names(result.current.list)).not.toContain('Lunch')

  const removed = await act(() => result.current.remove.mutateAsync(copy))
  await waitFor(() => expect(names(result.current.list)).not.toContain('Dinner'))
  if (!removed) throw new Error('There was nothing to delete.')
  await act(() => currentStudies().restore(removed, 'Dinner'))
  await waitFor(() => expect(result.current.list.data).toContainEqual(copy))
  await act(() => result.current.remove.mutateAsync(copy))
  await act(() => result.current.remove.mutateAsync({ docName: 'Breakfast', uuid: header.uuid }))
  await waitFor(() => expect(names(result.current.list)).toEqual([GARDEN, 'Moving to another town']))
})

test('renaming a study that another device has changed keeps no older content', async () => {
  await enter()
  const { result, client } = renderDataHook(() => ({
    session: useSession(),
    save: useSaveStudy(),
    rename: useRenameStudy(),
    remove: useRemoveStudy(),
  }))
  await waitFor(() => expect(result.current.session?.state).toBe('signedIn'))
  const study = sampleStudy()
  const { uuid } = await act(() =>
    result.current.save.mutateAsync({ docName: 'Supper', content: study, basedOnRevision: null }),
  )

  const changed = { ...study, jtbd: { ...study.jtbd, userInput: 'Serve supper' } }
  await currentStudies().save({ docName: 'Supper', content: changed, basedOnRevision: 1 })
  await act(() => result.current.rename.mutateAsync({ from: 'Supper', to: 'Evening meal', uuid }))
  const opened = renderDataHook(() => useStudy('Evening meal'), client)
  expect(opened.result.current.data?.content).not.toEqual(study)
  await waitFor(() => expect(opened.result.current.data?.content).toEqual(changed))
  await act(() => result.current.remove.mutateAsync({ docName: 'Evening meal', uuid }))
})

test('a refused save has the reason as its error', async () => {
  await enter()
  const { result } = renderDataHook(() => useSaveStudy())
  await act(async () => {
    result.current.mutate({ docName: 'a/b', content: sampleStudy(), basedOnRevision: null })
  })
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'cen/doc-id-contains-slash' }))
})

test('a profile is stored and shown', async () => {
  await enter('admin@acme.test')
  const { result } = renderDataHook(() => ({ member: useMember(), update: useUpdateProfile() }))
  await waitFor(() => expect(result.current.member.data?.name).toBe('Ada Admin'))
  const profile = { ...mapProfile(() => ''), firstName: 'Ada', lastName: ' Adams', organization: 'Acme' }
  await act(() => result.current.update.mutateAsync(profile))
  await waitFor(() => expect(result.current.member.data?.name).toBe('Ada Adams'))
})

test('the server checks a study, and refuses members without access', async () => {
  await enter()
  const { result } = renderDataHook(() => useCallable(runOutcomeAutomation))
  const study = sampleStudy('Lunch quickly')
  const { remarks, verLexer } = await act(() =>
    result.current.mutateAsync({ automationEntity: 'study', input: study }),
  )
  expect(remarks[study.jtbd.uuid]).toContainEqual(expect.objectContaining({ ruleId: 'J3' }))
  expect(verLexer).not.toBe('')

  await enter('never@solo.test')
  await act(async () => {
    result.current.mutate({ automationEntity: 'job', input: ['Prepare lunch'] })
  })
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'functions/permission-denied' }))
  await leave()
  await act(async () => {
    result.current.mutate({ automationEntity: 'job', input: ['Prepare lunch'] })
  })
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'cen/sign-in-required' }))
})

test('unmounting releases a listener', async () => {
  await enter()
  const { result, unmount, client } = renderDataHook(() => useStudyList())
  await waitFor(() => expect(result.current.data).toHaveLength(2))
  unmount()
  await currentStudies().save({ docName: 'Unheard', content: sampleStudy(), basedOnRevision: null })
  const other = renderDataHook(() => useStudyList())
  await waitFor(() => expect(other.result.current.data).toHaveLength(3))
  const kept = client.getQueriesData({ queryKey: ['studies'] })
  expect(kept).toMatchObject([[expect.anything(), { length: 2 }]])
})

test('only one connection of the page is in use at a time', () => {
  expect(() => initializeData(testConfig(cloud), 'localhost')).toThrow('initializeData was called twice')
})
