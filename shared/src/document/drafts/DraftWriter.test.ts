import { studyUuid } from '@outcome-studio/shared/domain/study'
import type { WebStorage } from '@outcome-studio/shared/storage'
import { memoryStorage } from '../../storage/testing/memoryStorage.ts'
import type { StudySession } from '../study/StudyDocument.ts'
import { studyKind } from '../study/studyKind.ts'
import { createMemoryStudies, openStudy } from '../testing/openStudy.ts'
import { DraftStore } from './DraftStore.ts'
import { DraftWriter } from './DraftWriter.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const setUp = (storage: WebStorage = memoryStorage()) => {
  const studies = createMemoryStudies()
  const session = openStudy({ uuid: studyUuid('study-1') }, studies)
  const store = new DraftStore({ kind: studyKind, storage, memberId: 'stella' })
  const onPersistence = jest.fn()
  const now = () => new Date('2026-03-01T09:00:00Z')
  const writer = new DraftWriter({ kind: studyKind, session, store, id: 'tab-1', now, onPersistence })
  return { studies, session, store, writer, onPersistence }
}

const write = (session: StudySession, executor: string) => session.apply({ kind: 'setExecutor', executor })

describe('DraftWriter', () => {
  test('writes within a second of a pause in typing', () => {
    const { session, store, writer } = setUp()
    writer.start()
    write(session, 'Commuter')
    expect(store.all()).toEqual([])
    jest.advanceTimersByTime(1_000)
    expect(store.all()).toMatchObject([
      {
        docName: '',
        basedOn: null,
        writtenAt: '2026-03-01T09:00:00.000Z',
        content: { jtbd: { executor: 'Commuter' } },
      },
    ])
  })

  test('writes at once when the page closes, and when the editor unmounts', () => {
    const { session, store, writer } = setUp()
    const release = writer.start()
    write(session, 'Commuter')
    writer.flush()
    expect(store.all()).toHaveLength(1)
    write(session, 'Cyclist')
    release()
    expect(store.all()).toMatchObject([{ content: { jtbd: { executor: 'Cyclist' } } }])
    write(session, 'Nobody listens')
    jest.advanceTimersByTime(1_000)
    expect(store.all()).toMatchObject([{ content: { jtbd: { executor: 'Cyclist' } } }])
  })

  test('removes the draft once the database has acknowledged the save, and not before', async () => {
    const { studies, session, store, writer } = setUp()
    writer.start()
    session.rename('Commute')
    jest.advanceTimersByTime(1_000)
    const acknowledge = studies.hold()
    const saving = session.save()
    expect(store.all()).toHaveLength(1)
    acknowledge()
    await saving
    expect(store.all()).toEqual([])
    jest.advanceTimersByTime(1_000)
    expect(store.all()).toEqual([])
  })

  test('writes what was typed during a save after it', async () => {
    const { studies, session, store, writer } = setUp()
    writer.start()
    session.rename('Commute')
    const acknowledge = studies.hold()
    const saving = session.save()
    write(session, 'Late words')
    jest.advanceTimersByTime(1_000)
    acknowledge()
    await saving
    jest.advanceTimersByTime(1_000)
    expect(store.all()).toMatchObject([{ basedOn: { docName: 'Commute', revision: 1 } }])
  })

  test('reports a full storage once, and again when a save makes it irrelevant; editing continues', async () => {
    const { localStorage, sessionStorage } = memoryStorage()
    const full = {
      ...localStorage,
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError')
      },
    }
    const { session, writer, onPersistence } = setUp({ localStorage: full, sessionStorage })
    writer.start()
    for (const executor of ['a', 'b', 'c']) {
      write(session, executor)
      jest.advanceTimersByTime(1_000)
    }
    expect(onPersistence.mock.calls).toEqual([['full']])
    expect(session.views.job.executor).toBe('c')
    session.rename('Commute')
    await session.save()
    expect(onPersistence.mock.calls).toEqual([['full'], ['stored']])
  })
})
