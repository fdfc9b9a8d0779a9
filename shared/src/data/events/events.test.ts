import { type EventId, type LiveEvent, listedEventOf, PAST_PAGE } from '@outcome-studio/shared/domain/events'
import {
  eventProgressPath,
  listedEventPath,
  registrationPath,
  syncedEventPath,
} from '@outcome-studio/shared/domain/paths'
import { describeContract } from '../testing/describeContract.ts'
import type { DataClient } from '../testing/double/DataClient.ts'
import type { PastPage, PastPlace } from './pastPage.ts'
import { readPastEvents } from './readPastEvents.ts'
import { readRecording } from './readRecording.ts'
import { cancelRegistration, register } from './registration.ts'
import { saveEventProgress } from './saveEventProgress.ts'
import {
  type EventSelection,
  type UpcomingEvents,
  watchEventProgress,
  watchEventsInfo,
  watchLatestEvents,
  watchLiveEvent,
  watchRegistrations,
  watchUpcomingEvents,
} from './watchEvents.ts'
import { watchRegisteredEvents } from './watchRegisteredEvents.ts'

type Watch<Data> = (
  onData: (data: Data) => void,
  onError: (error: Error) => void,
  connection: DataClient,
) => () => void

/** Resolves with the first data that is as wanted. */
function next<Data>(
  watch: Watch<Data>,
  client: DataClient,
  isWanted: (data: Data) => boolean,
): Promise<Data> {
  return new Promise((resolve, reject) => {
    const release = watch(
      (data) => {
        if (!isWanted(data)) return
        resolve(data)
        queueMicrotask(() => release())
      },
      reject,
      client,
    )
  })
}

const STELLA = { uid: 'standard', domain: 'acme.test' }
const HOUR = 3_600_000
/** An event of an hour, as the server stores it. */
const stored = (startTime: string, status: string) => ({
  topic: `At ${startTime}`,
  startTime,
  duration: 60,
  endTime: new Date(Date.parse(startTime) + HOUR).toISOString(),
  status,
  zoomId: '7',
  zoomUUID: 'u7',
})
const WISH = { waitlist: false, answers: {} }
const EVENT = { documentId: 'dEarly' as EventId, zoomId: '7', zoomUUID: 'u7' }
const upcomingOf = (which: EventSelection): Watch<readonly LiveEvent[]> => {
  const range = { which, since: '2031-01-01T00:00:00.000Z', limit: 100 }
  return (onEvents, ...rest) => watchUpcomingEvents(range, ({ events }) => onEvents(events), ...rest)
}
const published = upcomingOf('published')
const listings = upcomingOf('listed')
const all = upcomingOf('all')

const OURS = new Set<string>(['dEarly', 'dLate', 'dDraft', 'dBroken'])

/** Ids of the events of this test; the local cloud has others, with random ids. */
const ours = (events: readonly LiveEvent[]) =>
  events.map(({ documentId }) => documentId).filter((id) => OURS.has(id))

/** The client, with the number of documents that its lists returned. */
function countingReads(client: DataClient): { readonly client: DataClient; readonly reads: () => number } {
  let reads = 0
  const documents = async () => {
    const all = await client.source.documents()
    const list: typeof all.list = async (...query) => {
      const found = await all.list(...query)
      reads += found.length
      return found
    }
    return { ...all, list }
  }
  return { client: { ...client, source: { ...client.source, documents } }, reads: () => reads }
}

/** The client, which does other work before each of its transactions. */
function beforeTransactions(client: DataClient, work: () => Promise<void>): DataClient {
  const documents = async () => {
    const all = await client.source.documents()
    const transact: typeof all.transact = async (update) => {
      await work()
      return all.transact(update)
    }
    return { ...all, transact }
  }
  return { ...client, source: { ...client.source, documents } }
}

describeContract(({ client, open, read, write }) => {
  /** Stores an event and its listing, as the server does. */
  const writeEvent = async (id: string, fields: object) => {
    await write(syncedEventPath(id), { ...fields })
    const listed = listedEventOf(id, fields)
    await write(listedEventPath(id), listed && { ...listed })
  }

  beforeAll(async () => {
    await writeEvent('dLate', stored('2031-05-02T10:00:00.000Z', 'published'))
    await writeEvent('dEarly', stored('2031-05-01T10:00:00.000Z', 'published'))
    await writeEvent('dDraft', stored('2031-05-03T10:00:00.000Z', 'unpublished'))
    await writeEvent('dBroken', { ...stored('2031-05-03T10:00:00.000Z', 'published'), startTime: 'soon' })
  })

  test('members see published events with a valid time, the earliest first, and follow changes', async () => {
    expect(ours(await next(published, client(), (events) => ours(events).length > 0))).toEqual([
      'dEarly',
      'dLate',
    ])
    const moved = next(published, client(), (events) => ours(events)[0] === 'dLate')
    await writeEvent('dLate', stored('2031-04-01T10:00:00.000Z', 'published'))
    expect(ours(await moved)).toEqual(['dLate', 'dEarly'])
  })

  test('members see the listings of published events, without links', async () => {
    await writeEvent('dListed', {
      ...stored('2031-05-04T10:00:00.000Z', 'published'),
      joinURL: 'https://zoom.test/j/7',
      vimeoId: '76979871',
    })
    const nora = await open('never@solo.test')
    const isThere = (events: readonly LiveEvent[]) =>
      events.some(({ documentId }) => documentId === 'dListed')
    const listed = await next(listings, nora, isThere)
    expect(listed.find(({ documentId }) => documentId === 'dListed')).toMatchObject({
      topic: 'At 2031-05-04T10:00:00.000Z',
      joinURL: '',
      zoomId: '',
      vimeoId: '',
      hasRecording: true,
    })
  })

  test('the next events are listened to up to a limit, with one that is running, and follow changes', async () => {
    const since = '2034-01-01T00:00:00.000Z'
    const isOurs = ({ events }: UpcomingEvents) => events.length > 0
    const upcoming = (which: EventSelection, limit: number): Watch<UpcomingEvents> => {
      return (...rest) => watchUpcomingEvents({ which, since, limit }, ...rest)
    }
    const at = (start: string, status = 'published') => stored(start, status)
    await writeEvent('uOver', at('2033-12-31T22:59:59.999Z'))
    await writeEvent('uRunning', at('2033-12-31T23:30:00.000Z'))
    await writeEvent('uDraft', at('2034-01-02T10:00:00.000Z', 'unpublished'))
    await writeEvent('uNext', at('2034-01-03T10:00:00.000Z'))
    await writeEvent('uBroken', { ...at('2034-01-07T10:00:00.000Z'), startTime: 'soon' })
    await writeEvent('uLast', at('2034-01-05T10:00:00.000Z'))
    const nora = await open('never@solo.test')
    const idsOf = ({ events }: UpcomingEvents): readonly string[] =>
      events.map(({ documentId }) => documentId)

    const first = await next(upcoming('published', 2), client(), isOurs)
    expect(idsOf(first)).toEqual(['uRunning', 'uNext'])
    expect(first).toMatchObject({ limit: 2, isComplete: false })
    const rest = await next(upcoming('published', 50), client(), isOurs)
    expect(idsOf(rest)).toEqual(['uRunning', 'uNext', 'uLast'])
    expect(rest.isComplete).toBe(true)
    expect(idsOf(await next(upcoming('listed', 50), nora, isOurs))).toEqual(['uRunning', 'uNext', 'uLast'])
    await expect(next(upcoming('published', 50), nora, isOurs)).rejects.toMatchObject({
      code: 'permission-denied',
    })
    const tools = await open('tools@acme.test')
    expect(idsOf(await next(upcoming('all', 50), tools, isOurs))).toContain('uDraft')

    const earlier = next(upcoming('published', 2), client(), (found) => idsOf(found).includes('uLast'))
    await writeEvent('uNext', at('2034-01-06T10:00:00.000Z'))
    expect(idsOf(await earlier)).toEqual(['uRunning', 'uLast'])
    for (const id of ['uOver', 'uRunning', 'uDraft', 'uNext', 'uBroken', 'uLast']) {
      await write(syncedEventPath(id), null)
      await write(listedEventPath(id), null)
    }
  })

  test('of the past events a page is read at a time, each once, also those that end together', async () => {
    const ids = Array.from({ length: 65 }, (_, index) => `p${String(index).padStart(3, '0')}`)
    await Promise.all(
      ids.map((id, index) => {
        // More than two pages end at the same time.
        const step = index < 45 ? 0 : index
        const start = Date.parse('2010-01-01T10:00:00.000Z') - step * 86_400_000
        const times = { startTime: new Date(start).toISOString(), duration: 60 }
        const endTime = new Date(start + 3_600_000).toISOString()
        const fields = { topic: id, status: 'published', ...times, endTime }
        return writeEvent(id, index === 3 ? { ...fields, duration: 'long' } : fields)
      }),
    )
    const pages: PastPage[] = []
    const { reads, client: counting } = countingReads(client())
    for (
      let place: PastPlace | null = { endTime: '2010-01-02T00:00:00.000Z', eventId: null };
      place !== null;
      place = pages.at(-1)?.next ?? null
    ) {
      pages.push(await readPastEvents('published', place, counting))
      expect(reads()).toBe(Math.min(pages.length * PAST_PAGE, ids.length))
    }
    const found = pages.flatMap(({ events }) => events)
    expect(found.map(({ topic }) => topic).sort()).toEqual(ids.filter((id) => id !== 'p003'))
    expect(found.map(({ endTime }) => endTime)).toEqual(
      found
        .map(({ endTime }) => endTime)
        .sort()
        .toReversed(),
    )
    const nora = await open('never@solo.test')
    const start = { endTime: '2010-01-02T00:00:00.000Z', eventId: null }
    expect((await readPastEvents('listed', start, nora)).next).not.toBeNull()
    await expect(readPastEvents('published', start, nora)).rejects.toMatchObject({
      code: 'permission-denied',
    })
    await expect(readPastEvents('all', start, client())).rejects.toMatchObject({ code: 'permission-denied' })
    await Promise.all(
      ids.flatMap((id) => [write(syncedEventPath(id), null), write(listedEventPath(id), null)]),
    )
  })

  test('the latest past events are listened to as the first page, which others follow without a gap', async () => {
    const before = '2009-01-02T00:00:00.000Z'
    const hour = (at: number) => new Date(Date.parse(before) - (at + 1) * HOUR).toISOString()
    const ids = Array.from({ length: PAST_PAGE + 3 }, (_none, at) => `l${String(at).padStart(3, '0')}`)
    await Promise.all(ids.map((id, at) => writeEvent(id, stored(hour(at + 1), 'published'))))
    await writeEvent('lNow', stored(hour(0), 'published'))
    const latest = (which: EventSelection): Watch<PastPage> => {
      return (...rest) => watchLatestEvents({ which, before }, ...rest)
    }
    const idsOf = ({ events }: PastPage) => events.map(({ documentId }) => String(documentId))
    const tools = await open('tools@acme.test')

    const page = await next(latest('all'), tools, ({ events }) => events.length > 0)
    expect(idsOf(page)).toEqual(ids.slice(0, PAST_PAGE))
    const following = await readPastEvents('all', page.next ?? { endTime: before, eventId: null }, tools)
    expect(idsOf(following).slice(0, 3)).toEqual(ids.slice(PAST_PAGE))

    const removed = next(latest('all'), tools, (found) => !idsOf(found).includes('l002'))
    await writeEvent('l001', stored(hour(2), 'unpublished'))
    await write(syncedEventPath('l002'), null)
    const moved = await removed
    expect(idsOf(moved)).toEqual([...ids.slice(0, 2), ...ids.slice(3, PAST_PAGE + 1)])
    expect(moved.events[1]?.status).toBe('unpublished')
    expect(idsOf(await next(latest('published'), client(), ({ events }) => events.length > 0))).not.toContain(
      'l001',
    )
    await expect(next(latest('all'), client(), ({ next: end }) => end === null)).rejects.toMatchObject({
      code: 'permission-denied',
    })
    await Promise.all(
      ['lNow', ...ids].flatMap((id) => [write(syncedEventPath(id), null), write(listedEventPath(id), null)]),
    )
  })

  test('one event is listened to without the others, as its selection has it', async () => {
    const one = (which: EventSelection, id: string): Watch<LiveEvent | null> => {
      return (...rest) => watchLiveEvent(which, id as EventId, ...rest)
    }
    const nora = await open('never@solo.test')
    const tools = await open('tools@acme.test')
    await writeEvent('oSeen', { ...stored('2031-05-06T10:00:00.000Z', 'published'), vimeoId: '7' })
    await writeEvent('oDraft', stored('2031-05-06T10:00:00.000Z', 'unpublished'))
    const isThere = (event: LiveEvent | null) => event !== null
    expect(await next(one('published', 'oSeen'), client(), isThere)).toMatchObject({ vimeoId: '7' })
    expect(await next(one('listed', 'oSeen'), nora, isThere)).toMatchObject({ vimeoId: '', zoomId: '' })
    expect(await next(one('all', 'oDraft'), tools, isThere)).toMatchObject({ documentId: 'oDraft' })
    for (const id of ['oDraft', 'oNone']) {
      expect(await next(one('published', id), client(), () => true)).toBeNull()
      expect(await next(one('listed', id), nora, () => true)).toBeNull()
    }
    await expect(next(one('published', 'oSeen'), nora, isThere)).rejects.toMatchObject({
      code: 'permission-denied',
    })
    const hidden = next(one('published', 'oSeen'), client(), (event) => event === null)
    await writeEvent('oSeen', stored('2031-05-06T10:00:00.000Z', 'unpublished'))
    await hidden
  })

  test('a cancellation gives back how the member had registered', async () => {
    const wish = { waitlist: true, answers: { city: 'Berlin', '#Why?': 'Because' } }
    await cancelRegistration(EVENT.documentId, client())
    await register(EVENT, wish, client())
    expect(await read(registrationPath(STELLA, EVENT.documentId))).toMatchObject(wish)
    expect(await cancelRegistration(EVENT.documentId, client())).toEqual(wish)
    expect(await cancelRegistration(EVENT.documentId, client())).toEqual({ waitlist: false, answers: {} })
  })

  test('the address of a recording is read with access alone, and by the server', async () => {
    await writeEvent('dRecorded', { ...stored('2031-05-05T10:00:00.000Z', 'published'), vimeoId: '76979871' })
    expect(await readRecording('dRecorded', client())).toEqual({ kind: 'recording', vimeoId: '76979871' })
    expect(await readRecording('dRecorded', await open('never@solo.test'))).toEqual({ kind: 'noAccess' })
  })

  test('tools admins see unpublished events too, which members are refused', async () => {
    const tools = await open('tools@acme.test')
    expect(ours(await next(all, tools, (events) => ours(events).length > 2))).toContain('dDraft')
    // Events that the client has already are shown until the refusal.
    const refused = next(all, client(), (events) => events.some(({ documentId }) => documentId === 'dDraft'))
    await expect(refused).rejects.toMatchObject({ code: 'permission-denied' })
  })

  test('members read what concerns all events', async () => {
    await write('liveEventsModule/events', { syncedAt: '2026-05-01T10:00:00.000Z', syncFailing: true })
    expect(await next(watchEventsInfo, client(), ({ syncFailing }) => syncFailing)).toEqual({
      instructors: [],
      syncedAt: '2026-05-01T10:00:00.000Z',
      syncFailing: true,
    })
  })

  test('a registration is asked for once, also by two tabs at the same time, and cancelled', async () => {
    const path = registrationPath(STELLA, EVENT.documentId)
    // The functions may have refused it before the listener is notified, because Zoom does not know the event.
    const requested = next(watchRegistrations, client(), (found) => found.has(EVENT.documentId))
    await Promise.all([
      register(EVENT, WISH, client()),
      register(EVENT, WISH, await open('standard@acme.test')),
    ])
    await requested
    expect(await read(path)).toMatchObject({ referencedEventDocId: 'dEarly', zoomId: '7', zoomUUID: 'u7' })
    await cancelRegistration(EVENT.documentId, client())
    await cancelRegistration(EVENT.documentId, client())
    expect(await read(path)).toBeUndefined()
  })

  test('a failed registration is asked for anew', async () => {
    const path = registrationPath(STELLA, EVENT.documentId)
    await write(path, { registrationStatus: 'failed', registrationFailure: 'full' })
    await register(EVENT, WISH, client())
    // Pending, unless the functions have refused it by now for a reason of their own.
    expect(await read(path)).not.toMatchObject({ registrationFailure: 'full' })
    await write(path, null)
  })

  test('a decided registration stays', async () => {
    // An event of its own: the functions may still be answering a request for another one.
    const decided = { ...EVENT, documentId: 'rDecided' as EventId }
    const path = registrationPath(STELLA, decided.documentId)
    await write(path, { registrationStatus: 'denied' })
    await register(decided, WISH, client())
    expect(await read(path)).toEqual({ registrationStatus: 'denied' })
    await write(path, null)
  })

  test('events of registrations are followed, without those that are not published any more', async () => {
    // Events of their own: the functions may still be answering a request for another one.
    await writeEvent('rSeen', stored('2031-05-01T10:00:00.000Z', 'published'))
    await writeEvent('rHidden', stored('2031-05-03T10:00:00.000Z', 'unpublished'))
    await writeEvent('rAsked', stored('2031-05-02T10:00:00.000Z', 'published'))
    const joinURL = 'https://zoom.test/w/1'
    const approved = { registrationStatus: 'approved', personalJoinURL: joinURL }
    for (const id of ['rSeen', 'rHidden']) await write(registrationPath(STELLA, id), approved)
    await write(registrationPath(STELLA, 'rAsked'), { registrationStatus: 'pending' })
    const found = await next(watchRegisteredEvents, client(), (events) => events.length > 0)
    expect(found).toEqual([{ event: expect.objectContaining({ documentId: 'rSeen' }), joinURL }])
    const moved = next(watchRegisteredEvents, client(), ([first]) => first?.event.topic === 'Moved')
    await writeEvent('rSeen', {
      ...stored('2031-05-01T10:00:00.000Z', 'published'),
      topic: 'Moved',
    })
    await moved
    const none = next(watchRegisteredEvents, client(), (events) => events.length === 0)
    for (const id of ['rSeen', 'rHidden', 'rAsked']) await write(registrationPath(STELLA, id), null)
    await none
  })

  test('progress is merged with what another tab has stored', async () => {
    const path = eventProgressPath(STELLA, 'dEarly')
    await saveEventProgress('dEarly', (before) => ({ ...before, position: 12.5 }), client())
    await saveEventProgress(
      'dEarly',
      ({ done, ...before }) => ({ ...before, done: [...done, 'preTool'] }),
      await open('standard@acme.test'),
      () => new Date('2026-05-01T10:00:00Z'),
    )
    expect(await read(path)).toEqual({
      done: ['preTool'],
      position: 12.5,
      updatedAt: '2026-05-01T10:00:00.000Z',
    })
    const found = await next(watchEventProgress, client(), (progress) => progress.size > 0)
    expect(found.get(EVENT.documentId)).toEqual({ done: ['preTool'], position: 12.5 })
    await write(path, null)
  })

  test('progress that another tab stores just before the transaction is not lost', async () => {
    const path = eventProgressPath(STELLA, 'dEarly')
    const other = await open('standard@acme.test')
    const late = beforeTransactions(client(), () =>
      saveEventProgress('dEarly', (before) => ({ ...before, position: 12.5 }), other),
    )
    await saveEventProgress(
      'dEarly',
      ({ done, ...before }) => ({ ...before, done: [...done, 'preTool'] }),
      late,
    )
    expect(await read(path)).toMatchObject({ done: ['preTool'], position: 12.5 })
    await write(path, null)
  })

  test('nothing works signed out', async () => {
    const nobody = await open(null)
    const refusal = { code: 'cen/sign-in-required' }
    await expect(next(published, nobody, () => true)).rejects.toMatchObject(refusal)
    await expect(register(EVENT, WISH, nobody)).rejects.toMatchObject(refusal)
    await expect(saveEventProgress('dEarly', (before) => before, nobody)).rejects.toMatchObject(refusal)
  })
})
