import { type EventId, type LiveEvent, listedEventOf } from '@outcome-studio/shared/domain/events'
import {
  eventProgressPath,
  listedEventPath,
  registrationPath,
  syncedEventPath,
} from '@outcome-studio/shared/domain/paths'
import { describeContract } from '../testing/describeContract.ts'
import type { DataClient } from '../testing/double/DataClient.ts'
import { readRecording } from './readRecording.ts'
import { cancelRegistration, register } from './registration.ts'
import { saveEventProgress } from './saveEventProgress.ts'
import { watchEventProgress, watchEventsInfo, watchLiveEvents, watchRegistrations } from './watchEvents.ts'
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
const stored = (startTime: string, status: string) => ({
  topic: `At ${startTime}`,
  startTime,
  duration: 60,
  status,
  zoomId: '7',
  zoomUUID: 'u7',
})
const WISH = { waitlist: false, answers: {} }
const EVENT = { documentId: 'dEarly' as EventId, zoomId: '7', zoomUUID: 'u7' }
const published: Watch<readonly LiveEvent[]> = (...rest) => watchLiveEvents('published', ...rest)
const listings: Watch<readonly LiveEvent[]> = (...rest) => watchLiveEvents('listed', ...rest)
const all: Watch<readonly LiveEvent[]> = (...rest) => watchLiveEvents('all', ...rest)

const OURS = new Set<string>(['dEarly', 'dLate', 'dDraft', 'dBroken'])

/** Ids of the events of this test; the local cloud has others, with random ids. */
const ours = (events: readonly LiveEvent[]) =>
  events.map(({ documentId }) => documentId).filter((id) => OURS.has(id))

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
    await writeEvent('dBroken', { ...stored('soon', 'published') })
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

  test('nothing works signed out', async () => {
    const nobody = await open(null)
    const refusal = { code: 'cen/sign-in-required' }
    await expect(next(published, nobody, () => true)).rejects.toMatchObject(refusal)
    await expect(register(EVENT, WISH, nobody)).rejects.toMatchObject(refusal)
    await expect(saveEventProgress('dEarly', (before) => before, nobody)).rejects.toMatchObject(refusal)
  })
})
