import { randomUUID } from 'node:crypto'
import {
  type EventId,
  type EventsInfo,
  type Instructor,
  parseEventsInfo,
  type SyncState,
} from '@outcome-studio/shared/domain/events'
import { EVENTS_PATH, SYNC_STATE_PATH, syncedEventPath } from '@outcome-studio/shared/domain/paths'
import { describeContract } from '../testing/describeContract.ts'
import type { DataClient } from '../testing/double/DataClient.ts'
import { saveInstructors } from './saveInstructors.ts'
import { updateEvents } from './updateEvents.ts'
import { watchEventsInfo } from './watchEvents.ts'
import { watchSyncState } from './watchSyncState.ts'

const REFUSED = { code: 'permission-denied' }
const IDA: Instructor = { id: 'ida', name: 'Ida', photoUrl: '', lines: ['Leads webinars.'] }
const BO: Instructor = { id: 'bo', name: 'Bo', photoUrl: '', lines: [] }

/** Resolves with the first value that is as wanted. */
function first<Value>(
  watch: (onValue: (value: Value) => void, onError: (error: Error) => void) => () => void,
  isWanted: (value: Value) => boolean = () => true,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const release = watch((value) => {
      if (!isWanted(value)) return
      resolve(value)
      queueMicrotask(() => release())
    }, reject)
  })
}

describeContract(({ open, client, read, write }) => {
  let tools: DataClient

  beforeAll(async () => {
    tools = await open('tools@acme.test')
  })

  async function storeEvent(startTime = '2031-05-04T09:00:00.000Z', duration = 60): Promise<EventId> {
    const id = randomUUID() as EventId
    await write(syncedEventPath(id), { topic: 'Interviews', startTime, duration, status: 'unpublished' })
    return id
  }
  test('a change of several events leaves everything else of them as it is', async () => {
    const ids = [await storeEvent(), await storeEvent()]
    const update = await updateEvents(ids, { status: 'published', category: 'Method' }, tools)
    expect(update).toEqual({ failed: [], error: null })
    for (const id of ids) {
      expect(await read(syncedEventPath(id))).toMatchObject({
        topic: 'Interviews',
        duration: 60,
        status: 'published',
        category: 'Method',
      })
    }
  })

  test('a group with an event that is gone fails as a whole and says which events it was', async () => {
    const id = await storeEvent()
    const gone = randomUUID() as EventId
    const update = await updateEvents([id, gone], { status: 'published' }, tools)
    expect(update).toMatchObject({ failed: [id, gone], error: { code: 'not-found' } })
    expect(await read(syncedEventPath(id))).toMatchObject({ status: 'unpublished' })
  })

  test('more events than one transaction takes are changed in groups, of which one may fail alone', async () => {
    const ids = await Promise.all(Array.from({ length: 401 }, () => storeEvent()))
    const gone = randomUUID() as EventId
    const update = await updateEvents([...ids, gone], { category: 'Many' }, tools)
    expect(update.failed).toEqual([ids[400], gone])
    expect(await read(syncedEventPath(ids[0] ?? gone))).toMatchObject({ category: 'Many' })
    expect(await read(syncedEventPath(ids[399] ?? gone))).toMatchObject({ category: 'Many' })
  })

  test('instructors are edited as they are stored at that moment', async () => {
    const before = await read(EVENTS_PATH)
    await write(EVENTS_PATH, null)
    try {
      await saveInstructors((stored) => [...stored, IDA], tools)
      await Promise.all([
        saveInstructors((stored) => [...stored, BO], tools),
        saveInstructors((stored) => stored.map((each) => ({ ...each, name: `Dr. ${each.name}` })), tools),
      ])
      const { instructors } = await first<EventsInfo>((onInfo, onError) =>
        watchEventsInfo(onInfo, onError, client()),
      )
      expect(instructors.map(({ id }) => id)).toEqual(['ida', 'bo'])
      expect(instructors[0]).toEqual({ ...IDA, name: 'Dr. Ida' })
      expect(parseEventsInfo(await read(EVENTS_PATH)).instructors).toEqual(instructors)
    } finally {
      await saveInstructors(() => parseEventsInfo(before).instructors, tools)
    }
  })

  test('tools admins follow the sync', async () => {
    await write(SYNC_STATE_PATH, { isRunning: true, handled: 7 })
    const state = first<SyncState>(
      (onState, onError) => watchSyncState(onState, onError, tools),
      ({ isRunning }) => !isRunning,
    )
    await write(SYNC_STATE_PATH, { isRunning: false, error: 'Zoom did not answer.' })
    expect(await state).toMatchObject({ isRunning: false, handled: 0, error: 'Zoom did not answer.' })
    await write(SYNC_STATE_PATH, null)
  })

  test('members who are no tools admins see and edit nothing of this', async () => {
    const id = await storeEvent()
    await expect(
      first((onState, onError) => watchSyncState(onState, onError, client())),
    ).rejects.toMatchObject(REFUSED)
    await expect(saveInstructors(() => [], client())).rejects.toMatchObject(REFUSED)
    const update = await updateEvents([id], { status: 'published' }, client())
    expect(update).toMatchObject({ failed: [id], error: REFUSED })
  })

  test('without a sign-in nothing is read or written', async () => {
    const nobody = await open(null)
    const signedOut = { code: 'cen/sign-in-required' }
    await expect(saveInstructors(() => [], nobody)).rejects.toMatchObject(signedOut)
    const id = randomUUID() as EventId
    expect(await updateEvents([id], { category: '' }, nobody)).toMatchObject({
      failed: [id],
      error: signedOut,
    })
  })
})
