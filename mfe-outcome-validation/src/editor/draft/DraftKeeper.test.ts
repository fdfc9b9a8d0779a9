import { studyUuid, type WebStorage } from '@outcome-studio/shared/domain'
import { MemoryStudies } from '../../testing/MemoryStudies.ts'
import { EditorSession } from '../model/EditorSession.ts'
import { DraftKeeper } from './DraftKeeper.ts'
import { DraftStore } from './DraftStore.ts'

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

const setUp = (storage: WebStorage = window) => {
  const session = new EditorSession({ uuid: studyUuid('study-1') })
  const store = new DraftStore(storage, 'stella')
  const onKeeping = jest.fn()
  const now = () => new Date('2026-03-01T09:00:00Z')
  const keeper = new DraftKeeper({ session, store, id: 'tab-1', now, onKeeping })
  return { session, store, keeper, onKeeping }
}

const write = (session: EditorSession, executor: string) => session.apply({ kind: 'setExecutor', executor })

describe('DraftKeeper', () => {
  test('keeps what was typed within a second of a pause', () => {
    const { session, store, keeper } = setUp()
    keeper.start()
    write(session, 'Commuter')
    expect(store.all()).toEqual([])
    jest.advanceTimersByTime(1_000)
    expect(store.all()).toMatchObject([
      {
        docName: '',
        basedOn: null,
        keptAt: '2026-03-01T09:00:00.000Z',
        study: { jtbd: { executor: 'Commuter' } },
      },
    ])
  })

  test('keeps at once when the page goes, and when the editor is left', () => {
    const { session, store, keeper } = setUp()
    const release = keeper.start()
    write(session, 'Commuter')
    keeper.flush()
    expect(store.all()).toHaveLength(1)
    write(session, 'Cyclist')
    release()
    expect(store.all()).toMatchObject([{ study: { jtbd: { executor: 'Cyclist' } } }])
    write(session, 'Nobody listens')
    jest.advanceTimersByTime(1_000)
    expect(store.all()).toMatchObject([{ study: { jtbd: { executor: 'Cyclist' } } }])
  })

  test('forgets it once the database has acknowledged, and not before', async () => {
    const { session, store, keeper } = setUp()
    const studies = new MemoryStudies()
    keeper.start()
    session.rename('Commute')
    jest.advanceTimersByTime(1_000)
    const acknowledge = studies.hold()
    const saving = session.save(studies)
    expect(store.all()).toHaveLength(1)
    acknowledge()
    await saving
    expect(store.all()).toEqual([])
    jest.advanceTimersByTime(1_000)
    expect(store.all()).toEqual([])
  })

  test('what was typed during a save is kept after it', async () => {
    const { session, store, keeper } = setUp()
    const studies = new MemoryStudies()
    keeper.start()
    session.rename('Commute')
    const acknowledge = studies.hold()
    const saving = session.save(studies)
    write(session, 'Late words')
    jest.advanceTimersByTime(1_000)
    acknowledge()
    await saving
    jest.advanceTimersByTime(1_000)
    expect(store.all()).toMatchObject([{ basedOn: { docName: 'Commute', revision: 1 } }])
  })

  test('a full storage is told once, and so is the save that makes it unimportant; work goes on', async () => {
    const full: Storage = {
      ...localStorage,
      length: 0,
      clear: jest.fn(),
      key: jest.fn(),
      getItem: jest.fn(),
      removeItem: jest.fn(),
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError')
      },
    }
    const { session, keeper, onKeeping } = setUp({ localStorage: full, sessionStorage })
    keeper.start()
    for (const executor of ['a', 'b', 'c']) {
      write(session, executor)
      jest.advanceTimersByTime(1_000)
    }
    expect(onKeeping.mock.calls).toEqual([['full']])
    expect(session.views.job.executor).toBe('c')
    session.rename('Commute')
    await session.save(new MemoryStudies())
    expect(onKeeping.mock.calls).toEqual([['full'], ['kept']])
  })
})
