import { StudioError } from '@outcome-studio/shared/domain/errors'
import * as fc from 'fast-check'
import { anyNeedsOperation } from '../../domain/needs/needsArbitraries.ts'
import { anyOperation } from '../../domain/study/studyArbitraries.ts'
import { memoryStorage } from '../../storage/testing/memoryStorage.ts'
import type { DocumentTypes } from '../core/DocumentTypes.ts'
import { DocumentDrafts } from '../drafts/DocumentDrafts.ts'
import { DraftStore } from '../drafts/DraftStore.ts'
import { DocumentRemovals } from '../removal/DocumentRemovals.ts'
import { checklists, type KindUnderTest, needsDocuments, studies } from '../testing/kindsUnderTest.ts'
import type { MemoryDocuments } from '../testing/MemoryDocuments.ts'
import { MemoryLocks } from '../testing/MemoryLocks.ts'
import { DocumentSession, MERGED, type SessionStart } from './DocumentSession.ts'
import { followStored } from './followStored.ts'

const item = fc.constantFrom('passport', 'visa', 'socks')
const anyChecklistOperation = fc.oneof(
  fc.tuple(item, fc.string()).map(([name, text]) => checklists.write(name, text)),
  item.map(checklists.remove),
)
/** Remarks are recorded by a check, not edited by the member, and are no part of an undo. */
const anyStudyOperation = anyOperation.filter((operation) => {
  const stored = JSON.stringify(operation)
  return !stored.includes('recordRemarks') && !stored.includes('"remarks":[{')
})

describe('a session on a checklist', () => guarantee(checklists, anyChecklistOperation))
describe('a session on a study', () => guarantee(studies, anyStudyOperation))
describe('a session on a needs document', () => guarantee(needsDocuments, anyNeedsOperation))

/** What every kind of document is guaranteed by its session. */
function guarantee<T extends DocumentTypes>(
  of: KindUnderTest<T>,
  anyEdit: fc.Arbitrary<T['operation']>,
): void {
  const { kind, createRepository, uuid, write, remove, itemsOf } = of
  function open(
    repository: MemoryDocuments<T>,
    start: SessionStart<T> = { uuid: uuid('list-1') },
    requireAccess = () => true,
  ): DocumentSession<T> {
    return new DocumentSession({ kind, repository, start, requireAccess })
  }

  /** A session on a stored document "Trip" with one item. */
  async function openStored() {
    const repository = createRepository()
    const session = open(repository)
    session.rename('Trip')
    session.apply(write('passport', 'Renew'))
    await session.save()
    return { repository, session }
  }

  /** Two versions with a common ancestor: `mine` in the session and `theirs` stored. */
  async function openConflict() {
    const { repository, session } = await openStored()
    const elsewhere = open(repository, await repository.load('Trip'))
    elsewhere.apply(write('passport', 'Renew in May'))
    elsewhere.apply(write('socks', 'Three pairs'))
    await elsewhere.save()
    session.apply(write('passport', 'Renew in June'))
    session.apply(write('visa', 'Apply'))
    await session.save()
    return { repository, session }
  }

  test('undo and redo continue across a save', async () => {
    const { repository, session } = await openStored()
    const before = session.content
    session.apply(write('visa', 'Apply'))
    await session.save()
    const label = kind.describe(before, write('visa', 'Apply'))
    expect(session.undo()).toMatchObject({ label })
    expect(itemsOf(session.content)).toEqual({ passport: 'Renew' })
    expect(session.isDirty).toBe(true)
    await session.save()
    expect(itemsOf((await repository.load('Trip')).content)).toEqual({ passport: 'Renew' })
    expect(session.redo()).toEqual({ label, field: 'visa' })
    expect(itemsOf(session.content)).toEqual({ passport: 'Renew', visa: 'Apply' })
  })

  test('a new name is undone like an edit', async () => {
    const { session } = await openStored()
    session.rename('Journey')
    expect(session.undo()).toEqual({ label: `${kind.name} name changed`, field: 'name' })
    expect(session.docName).toBe('Trip')
  })

  test('an edit notifies only the listeners of what it changed', async () => {
    const { session } = await openStored()
    const notified: string[] = []
    for (const key of ['passport', 'visa', 'anything']) session.subscribe(key, () => notified.push(key))
    session.apply(write('visa', 'Apply'))
    expect(notified).toEqual(['visa', 'anything'])
  })

  test('undoing back to the stored version is saved; another way there, too', async () => {
    const { session } = await openStored()
    session.apply(write('visa', 'Apply'))
    session.undo()
    expect(session.isDirty).toBe(false)
    expect(session.saveState.phase).toBe('saved')
    session.redo()
    expect(session.saveState.phase).toBe('unsaved')
    session.apply(remove('visa'))
    expect(session.saveState.phase).toBe('saved')
  })

  test('a name that looks the same as a stored one is the same name', async () => {
    const repository = createRepository()
    const first = open(repository)
    first.rename('Caf\u00e9 list')
    expect(await first.save()).toBe(true)
    const second = open(repository, { uuid: uuid('list-2') })
    second.rename('Cafe\u0301\u00a0list')
    expect(await second.save()).toBe(false)
    expect(second.saveState.problem).toMatchObject({ kind: 'name' })
    second.rename('Cafe\u0301 list 2')
    expect(await second.save()).toBe(true)
    expect(second.docName).toBe('Caf\u00e9 list 2')
  })

  describe('drafts', () => {
    /** One device with its tabs. A closed tab writes nothing any more. */
    async function openDevice() {
      const { repository } = await openStored()
      const store = new DraftStore({ kind, storage: memoryStorage(), memberId: 'stella' })
      const locks = new MemoryLocks()
      let tabs = 0
      const openTab = async (start?: SessionStart<T>) => {
        // The locks of closed tabs are released.
        await settled()
        tabs += 1
        const openedAt = new Date(tabs)
        const session = open(repository, start ?? (await repository.load('Trip')))
        const drafts = new DocumentDrafts({
          kind,
          session,
          store,
          id: `tab-${tabs}`,
          locks,
          now: () => openedAt,
        })
        const close = drafts.start()
        await settled()
        return { session, drafts, close }
      }
      return { repository, store, openTab }
    }
    const settled = () => new Promise((resolve) => setTimeout(resolve))

    test('two reloads without a save lose nothing', async () => {
      const { repository, store, openTab } = await openDevice()
      const first = await openTab()
      first.session.apply(write('visa', 'Apply'))
      first.close()
      const second = await openTab()
      expect(second.drafts.restored).toMatchObject({ docName: 'Trip', basedOn: { revision: 1 } })
      expect(itemsOf(second.session.content)).toEqual({ passport: 'Renew', visa: 'Apply' })
      second.session.apply(write('socks', 'Three pairs'))
      second.close()
      const third = await openTab()
      expect(itemsOf(third.session.content)).toEqual({
        passport: 'Renew',
        visa: 'Apply',
        socks: 'Three pairs',
      })
      expect(store.all()).toHaveLength(1)
      expect(await third.session.save()).toBe(true)
      expect(third.drafts.restored).toBeNull()
      expect(store.all()).toEqual([])
      expect(itemsOf((await repository.load('Trip')).content)).toEqual(itemsOf(third.session.content))
    })

    test('a draft keeps its time until it is edited', async () => {
      const { store, openTab } = await openDevice()
      const times = () => store.all().map(({ writtenAt }) => writtenAt)
      const first = await openTab()
      first.session.apply(write('visa', 'Apply'))
      first.close()
      expect(times()).toEqual([new Date(1).toISOString()])
      const second = await openTab()
      expect(second.drafts.restored?.writtenAt).toBe(new Date(1).toISOString())
      second.close()
      const third = await openTab()
      expect(third.drafts.restored?.writtenAt).toBe(new Date(1).toISOString())
      third.session.apply(write('socks', 'Three pairs'))
      third.close()
      expect(times()).toEqual([new Date(3).toISOString()])
    })

    test('drafts that were left alone are restored together', async () => {
      const { store, openTab } = await openDevice()
      const [one, other] = [await openTab(), await openTab()]
      one.session.apply(write('visa', 'Apply'))
      other.session.apply(write('socks', 'Three pairs'))
      one.close()
      other.close()
      const { session } = await openTab()
      expect(itemsOf(session.content)).toEqual({ passport: 'Renew', visa: 'Apply', socks: 'Three pairs' })
      expect(store.all()).toHaveLength(1)
    })

    test('a draft that collides with a restored one is offered and stays until the member decides', async () => {
      const { store, openTab } = await openDevice()
      const [one, other] = [await openTab(), await openTab()]
      one.session.apply(write('visa', 'Apply'))
      other.session.apply(write('visa', 'None needed'))
      other.session.apply(write('socks', 'Three pairs'))
      one.close()
      other.close()
      const { session, drafts } = await openTab()
      expect(itemsOf(session.content)).toEqual({ passport: 'Renew', visa: 'Apply' })
      expect(drafts.offered).not.toBeNull()
      expect(store.all()).toHaveLength(2)
      await drafts.restore()
      expect(itemsOf(session.content)).toEqual({
        passport: 'Renew',
        visa: 'None needed',
        socks: 'Three pairs',
      })
      expect(store.all()).toHaveLength(1)
      session.undo()
      expect(itemsOf(session.content)).toEqual({ passport: 'Renew', visa: 'Apply' })
    })

    test('one undo leads back to the stored version, and redo restores the draft', async () => {
      const { store, openTab } = await openDevice()
      const first = await openTab()
      first.session.apply(write('visa', 'Apply'))
      first.close()
      const { session, drafts } = await openTab()
      expect(drafts.isRestoredLast).toBe(true)
      session.undo()
      expect(itemsOf(session.content)).toEqual({ passport: 'Renew' })
      expect(session.saveState.phase).toBe('saved')
      expect(drafts.restored).toBeNull()
      expect(store.all()).toEqual([])
      session.redo()
      expect(itemsOf(session.content)).toEqual({ passport: 'Renew', visa: 'Apply' })
      drafts.flush()
      expect(store.all()).toHaveLength(1)
    })

    test('a draft is merged with what was saved since', async () => {
      const { repository, openTab } = await openDevice()
      const first = await openTab()
      first.session.apply(write('visa', 'Apply'))
      first.close()
      const elsewhere = open(repository, await repository.load('Trip'))
      elsewhere.apply(write('socks', 'Three pairs'))
      await elsewhere.save()
      const { session } = await openTab()
      expect(itemsOf(session.content)).toEqual({ passport: 'Renew', visa: 'Apply', socks: 'Three pairs' })
      expect(session.saveState).toMatchObject({ phase: 'unsaved', problem: null })
      expect(await session.save()).toBe(true)
    })

    test('a draft that collides with what was saved since is in place, and the member chooses', async () => {
      const { repository, store, openTab } = await openDevice()
      const first = await openTab()
      first.session.apply(write('passport', 'Renew in June'))
      first.close()
      const elsewhere = open(repository, await repository.load('Trip'))
      elsewhere.apply(write('passport', 'Renew in May'))
      await elsewhere.save()
      const { session } = await openTab()
      expect(itemsOf(session.content)).toEqual({ passport: 'Renew in June' })
      expect(session.saveState.problem).toMatchObject({ kind: 'conflict' })
      expect(store.all()).toHaveLength(1)
      const { merge } = await session.compare()
      expect(merge.differences.map(({ id, base, taken }) => [itemOf(id), base, taken])).toEqual([
        ['passport', 'Renew', null],
      ])
    })

    test('a draft whose base cannot be read now is in place without a question', async () => {
      const { repository, openTab } = await openDevice()
      const first = await openTab()
      first.session.apply(write('visa', 'Apply'))
      first.close()
      const elsewhere = open(repository, await repository.load('Trip'))
      elsewhere.apply(write('socks', 'Three pairs'))
      await elsewhere.save()
      repository.failNext(new StudioError('cen/offline'), 'version')
      const { session } = await openTab()
      expect(itemsOf(session.content)).toEqual({ passport: 'Renew', visa: 'Apply' })
      expect(session.saveState).toMatchObject({ phase: 'unsaved', problem: null })
      expect(await session.save()).toBe(true)
      expect(itemsOf(session.content)).toEqual({ passport: 'Renew', visa: 'Apply', socks: 'Three pairs' })
    })

    test('the draft of a tab that is closed later is offered, unless its page restored it', async () => {
      const { store, openTab } = await openDevice()
      const [one, other] = [await openTab(), await openTab()]
      one.session.apply(write('visa', 'Apply'))
      one.drafts.flush()
      const bystander = await openTab()
      one.close()
      await settled()
      expect(bystander.drafts.offered).not.toBeNull()
      expect(bystander.session.isDirty).toBe(false)
      const reloaded = await openTab()
      expect(itemsOf(reloaded.session.content)).toEqual({ passport: 'Renew', visa: 'Apply' })
      await bystander.drafts.restore()
      expect(bystander.drafts.offered).toBeNull()
      expect(bystander.session.isDirty).toBe(false)
      expect(store.all()).toHaveLength(1)
      other.close()
    })

    test('a draft of a document that was never stored, or was deleted, keeps its name', async () => {
      const { repository, openTab } = await openDevice()
      const first = await openTab({ uuid: uuid('list-2') })
      first.session.rename('Journey')
      first.session.apply(write('visa', 'Apply'))
      first.close()
      const { session } = await openTab({ uuid: uuid('list-2') })
      expect([session.docName, itemsOf(session.content)]).toEqual(['Journey', { visa: 'Apply' }])
      const edited = await openTab()
      edited.session.apply(write('visa', 'Apply'))
      edited.close()
      await repository.remove('Trip', uuid('list-1'))
      const alone = await openTab({ uuid: uuid('list-1') })
      expect([alone.session.docName, itemsOf(alone.session.content)]).toEqual([
        'Trip',
        { passport: 'Renew', visa: 'Apply' },
      ])
    })

    test('a draft that the device has no room for a second time stays where it is', async () => {
      const { repository } = await openStored()
      const storage = memoryStorage()
      const store = new DraftStore({ kind, storage, memberId: 'stella' })
      const openTab = async (id: string) => {
        const session = open(repository, await repository.load('Trip'))
        const drafts = new DocumentDrafts({
          kind,
          session,
          store,
          id,
          locks: undefined,
          now: () => new Date(0),
        })
        return { session, drafts, close: drafts.start() }
      }
      const first = await openTab('tab-1')
      first.session.apply(write('visa', 'Apply'))
      first.close()
      const write0 = jest.spyOn(storage.localStorage, 'setItem').mockImplementation(() => {
        throw new DOMException('Full', 'QuotaExceededError')
      })
      const second = await openTab('tab-2')
      expect(itemsOf(second.session.content)).toMatchObject({ visa: 'Apply' })
      expect(second.drafts.persistence).toBe('full')
      expect(store.all()).toHaveLength(1)
      write0.mockRestore()
      second.session.apply(write('socks', 'Three pairs'))
      second.close()
      const third = await openTab('tab-3')
      expect(itemsOf(third.session.content)).toEqual({
        passport: 'Renew',
        visa: 'Apply',
        socks: 'Three pairs',
      })
    })

    test('a draft that equals what is stored is removed without a question', async () => {
      const { store, openTab } = await openDevice()
      const { content, docName } = (await openTab()).session
      store.write({ id: 'tab-0', docName, content, basedOn: null, writtenAt: new Date(0).toISOString() })
      const { drafts } = await openTab()
      expect([drafts.offered, drafts.restored]).toEqual([null, null])
      expect(store.all()).toEqual([])
    })
  })

  describe('a session without edits of its own', () => {
    const followed = (repository: MemoryDocuments<T>, session: DocumentSession<T>) => {
      const onFollowed = jest.fn()
      const following = followStored({ session, repository, onFollowed })
      return { onFollowed, following }
    }
    const settled = () => new Promise((resolve) => setTimeout(resolve))
    async function saveElsewhere(repository: MemoryDocuments<T>, item: string, text: string) {
      const elsewhere = open(repository, await repository.load('Trip'))
      elsewhere.apply(write(item, text))
      await elsewhere.save()
    }

    test('follows what is saved elsewhere, and its own edits can still be undone', async () => {
      const { repository, session } = await openStored()
      const { onFollowed, following } = followed(repository, session)
      await saveElsewhere(repository, 'passport', 'Renew in May')
      await settled()
      expect(itemsOf(session.content)).toEqual({ passport: 'Renew in May' })
      expect(session.header?.revision).toBe(2)
      expect(session.saveState.phase).toBe('saved')
      expect(onFollowed).toHaveBeenCalledTimes(1)
      expect(session.undo()?.label).toBe('changes saved elsewhere')
      expect(itemsOf(session.content)).toEqual({ passport: 'Renew' })
      expect(await session.save()).toBe(true)
      expect((await repository.load('Trip')).header.revision).toBe(3)
      session.undo()
      expect(itemsOf(session.content)).toEqual({})
      following.release()
      await saveElsewhere(repository, 'socks', 'Three pairs')
      await settled()
      expect(itemsOf(session.content)).toEqual({})
    })

    test('waits while something can be redone, which a newer version could make impossible', async () => {
      const { repository, session } = await openStored()
      followed(repository, session)
      session.apply(write('visa', 'Apply'))
      session.undo()
      await saveElsewhere(repository, 'socks', 'Three pairs')
      await settled()
      expect(itemsOf(session.content)).toEqual({ passport: 'Renew' })
      session.redo()
      expect(itemsOf(session.content)).toEqual({ passport: 'Renew', visa: 'Apply' })
      expect(await session.save()).toBe(true)
      expect(itemsOf(session.content)).toEqual({ passport: 'Renew', visa: 'Apply', socks: 'Three pairs' })
    })

    test('follows once it has none any more, and not before', async () => {
      const { repository, session } = await openStored()
      followed(repository, session)
      session.apply(write('visa', 'Apply'))
      await saveElsewhere(repository, 'socks', 'Three pairs')
      await settled()
      expect(itemsOf(session.content)).toEqual({ passport: 'Renew', visa: 'Apply' })
      session.apply(remove('visa'))
      await settled()
      expect(itemsOf(session.content)).toEqual({ passport: 'Renew', socks: 'Three pairs' })
    })

    test('does not lose what is typed while the newer version is loaded', async () => {
      const { repository, session } = await openStored()
      let load = () => {}
      repository.watch('Trip', () => {
        load = repository.hold()
      })
      load()
      followed(repository, session)
      await saveElsewhere(repository, 'socks', 'Three pairs')
      session.apply(write('visa', 'Apply'))
      load()
      await settled()
      expect(itemsOf(session.content)).toEqual({ passport: 'Renew', visa: 'Apply' })
      expect(await session.save()).toBe(true)
      expect(itemsOf(session.content)).toEqual({ passport: 'Renew', visa: 'Apply', socks: 'Three pairs' })
    })

    test('follows later if the newer version could not be loaded, also under a new name', async () => {
      const { repository, session } = await openStored()
      const { following } = followed(repository, session)
      session.rename('Journey')
      await session.save()
      const elsewhere = open(repository, await repository.load('Journey'))
      elsewhere.apply(write('socks', 'Three pairs'))
      repository.failNext(new StudioError('cen/offline'), 'load')
      await elsewhere.save()
      await settled()
      expect(itemsOf(session.content)).toEqual({ passport: 'Renew' })
      following.check()
      await settled()
      expect(itemsOf(session.content)).toEqual({ passport: 'Renew', socks: 'Three pairs' })
    })

    test('looks again if the connection came back while a load was failing', async () => {
      const { repository, session } = await openStored()
      const { following } = followed(repository, session)
      const elsewhere = open(repository, await repository.load('Trip'))
      elsewhere.apply(write('socks', 'Three pairs'))
      const loading = Promise.withResolvers<never>()
      jest.spyOn(repository, 'load').mockReturnValueOnce(loading.promise)
      await elsewhere.save()
      following.check()
      loading.reject(new StudioError('cen/offline'))
      await settled()
      expect(itemsOf(session.content)).toEqual({ passport: 'Renew', socks: 'Three pairs' })
    })
  })

  test('edits that do not collide are merged by the save, in one step', async () => {
    const { repository, session } = await openStored()
    const onMerged = jest.fn()
    session.subscribe(MERGED, onMerged)
    const elsewhere = open(repository, await repository.load('Trip'))
    elsewhere.apply(write('socks', 'Three pairs'))
    await elsewhere.save()
    session.apply(write('visa', 'Apply'))
    expect(await session.save()).toBe(true)
    expect(onMerged).toHaveBeenCalledTimes(1)
    const merged = { passport: 'Renew', visa: 'Apply', socks: 'Three pairs' }
    expect(itemsOf((await repository.load('Trip')).content)).toEqual(merged)
    expect(itemsOf(session.content)).toEqual(merged)
    session.undo()
    expect(itemsOf(session.content)).toEqual({ passport: 'Renew', visa: 'Apply' })
    expect(session.saveState.phase).toBe('unsaved')
    session.redo()
    expect(itemsOf(session.content)).toEqual(merged)
    expect(session.saveState.phase).toBe('saved')
  })

  test('an edit made while the save loads the newer version is part of the merge', async () => {
    const { repository, session } = await openStored()
    const elsewhere = open(repository, await repository.load('Trip'))
    elsewhere.apply(write('socks', 'Three pairs'))
    await elsewhere.save()
    session.apply(write('visa', 'Apply'))
    const load = repository.load.bind(repository)
    jest.spyOn(repository, 'load').mockImplementationOnce(async (docName) => {
      const newer = await load(docName)
      session.apply(write('visa', 'Apply in May'))
      return newer
    })
    expect(await session.save()).toBe(true)
    const merged = { passport: 'Renew', visa: 'Apply in May', socks: 'Three pairs' }
    expect(itemsOf(session.content)).toEqual(merged)
    expect(itemsOf((await repository.load('Trip')).content)).toEqual(merged)
  })

  test('a merge whose save fails is saved by the next one', async () => {
    const { repository, session } = await openStored()
    const elsewhere = open(repository, await repository.load('Trip'))
    elsewhere.apply(write('socks', 'Three pairs'))
    await elsewhere.save()
    session.apply(write('visa', 'Apply'))
    repository.failNext(new StudioError('cen/doc-changed'), 'save')
    repository.failNext(new StudioError('cen/offline'), 'save')
    expect(await session.save()).toBe(false)
    expect(itemsOf(session.content)).toEqual({ passport: 'Renew', visa: 'Apply', socks: 'Three pairs' })
    expect(session.saveState).toMatchObject({ phase: 'unsaved', problem: { kind: 'failed' } })
    expect(await session.save()).toBe(true)
  })

  test('a newer version that cannot be read leaves the choice for later', async () => {
    const { repository, session } = await openStored()
    const elsewhere = open(repository, await repository.load('Trip'))
    elsewhere.apply(write('socks', 'Three pairs'))
    await elsewhere.save()
    session.apply(write('visa', 'Apply'))
    repository.failNext(new StudioError('cen/offline'), 'load')
    expect(await session.save()).toBe(false)
    expect(session.saveState.problem).toMatchObject({ kind: 'conflict' })
    expect(await session.save()).toBe(true)
  })

  test('a conflict is merged item by item, with a choice only for what both changed', async () => {
    const { repository, session } = await openConflict()
    expect(session.saveState.problem).toMatchObject({ kind: 'conflict' })
    const { theirs, merge } = await session.compare()
    expect(merge.differences.map(({ id, taken }) => [itemOf(id), taken]).sort()).toEqual([
      ['passport', null],
      ['socks', 'theirs'],
      ['visa', 'mine'],
    ])
    const [open = ''] = merge.differences.filter(({ taken }) => taken === null).map(({ id }) => id)
    session.merge(theirs, merge.result({ [open]: 'theirs' }))
    expect(await session.save()).toBe(true)
    const merged = { passport: 'Renew in May', visa: 'Apply', socks: 'Three pairs' }
    expect(itemsOf((await repository.load('Trip')).content)).toEqual(merged)
  })

  test('a conflict is settled with mine', async () => {
    const { repository, session } = await openConflict()
    expect(await session.saveOver((await session.compare()).theirs)).toBe(true)
    expect(itemsOf((await repository.load('Trip')).content)).toEqual({
      passport: 'Renew in June',
      visa: 'Apply',
    })
  })

  test('a conflict is settled with theirs, and mine can be restored', async () => {
    const { session } = await openConflict()
    const mine = { docName: session.docName, content: session.content }
    session.reset((await session.compare()).theirs)
    expect(itemsOf(session.content)).toEqual({ passport: 'Renew in May', socks: 'Three pairs' })
    expect(session.isDirty).toBe(false)
    session.restore(mine)
    expect(itemsOf(session.content)).toEqual({ passport: 'Renew in June', visa: 'Apply' })
  })

  test('the ancestor of a restored draft is read from the versions', async () => {
    const { repository } = await openConflict()
    const session = open(repository, await repository.load('Trip'))
    const { header } = session
    if (!header) throw new Error('The document is stored.')
    const first = await repository.version(uuid('list-1'), 1)
    if (!first) throw new Error('The first version is stored.')
    const draft = { docName: 'Trip', content: kind.apply(first.content, write('visa', 'Apply')) }
    session.restore(draft, { ...header, revision: 1 })
    const { merge } = await session.compare()
    expect(merge.differences.map(({ id, taken }) => [itemOf(id), taken]).sort()).toEqual([
      ['passport', 'theirs'],
      ['socks', 'theirs'],
      ['visa', 'mine'],
    ])
  })

  test('a draft whose version was thinned out is merged over the version before it', async () => {
    const { repository, session } = await openStored()
    session.apply(write('visa', 'Apply'))
    await session.save()
    const draft = { docName: 'Trip', content: kind.apply(session.content, write('passport', 'Renew in May')) }
    const { header } = session
    if (!header) throw new Error('The document is stored.')
    session.apply(write('socks', 'Three pairs'))
    await session.save()
    repository.thinVersions(2, [1])
    const later = open(repository, await repository.load('Trip'))
    later.restore(draft, header)
    const { merge } = await later.compare()
    expect(merge.differences.map(({ id, taken }) => [itemOf(id), taken]).sort()).toEqual([
      ['passport', 'mine'],
      ['socks', 'theirs'],
    ])
    // Saved after the draft was based: the document was deleted and started again.
    later.restore(draft, { ...header, updatedAt: '1970-01-01T00:00:00.000Z' })
    expect((await later.compare()).merge.differences.map(({ taken }) => taken)).toEqual([null, null])
  })

  test('an offline save loses nothing and is retried', async () => {
    const { repository, session } = await openStored()
    session.apply(write('visa', 'Apply'))
    repository.failNext(new StudioError('cen/offline'))
    expect(await session.save()).toBe(false)
    expect(session.saveState).toMatchObject({
      phase: 'unsaved',
      problem: { kind: 'failed', error: { code: 'cen/offline' } },
    })
    expect(await session.save()).toBe(true)
    expect(session.saveState).toEqual({ phase: 'saved', problem: null })
    expect(itemsOf((await repository.load('Trip')).content)).toMatchObject({ visa: 'Apply' })
  })

  test('a member without access edits and saves nothing', async () => {
    const { repository } = await openStored()
    const session = open(repository, await repository.load('Trip'), () => false)
    session.apply(write('visa', 'Apply'))
    expect(await session.save()).toBe(false)
    expect(session.saveState).toEqual({ phase: 'unsaved', problem: null })
    expect((await repository.load('Trip')).header.revision).toBe(1)
  })

  test('a save without changes writes nothing', async () => {
    const { session } = await openStored()
    expect(await session.save()).toBe(true)
    expect(session.header?.revision).toBe(1)
  })

  test('a document deleted elsewhere is saved as a new one', async () => {
    const { repository, session } = await openStored()
    await repository.remove('Trip', uuid('list-1'))
    session.apply(write('visa', 'Apply'))
    expect(await session.save()).toBe(false)
    expect(session.saveState.problem).toMatchObject({ kind: 'gone' })
    expect(await session.saveAnew(uuid('list-2'))).toBe(true)
    expect((await repository.load('Trip')).header.uuid).toBe('list-2')
  })

  test('a deletion is undone, under another name if its own was taken in the meantime', async () => {
    const { repository, session } = await openStored()
    const removals = new DocumentRemovals({
      repository,
      onError: (error) => {
        throw error
      },
    })
    await removals.remove({ docName: 'Trip', uuid: session.uuid })
    expect(repository.names).toEqual([])
    const [removed] = removals.state.removed
    if (!removed) throw new Error('The document was deleted.')
    const other = open(repository, { uuid: uuid('list-2') })
    other.rename('Trip')
    await other.save()
    expect(await removals.undo(removed, ['Trip'])).toBe('Trip 2')
    expect(itemsOf((await repository.load('Trip 2')).content)).toEqual({ passport: 'Renew' })
    expect(removals.state.removed).toEqual([])
  })

  describe('whatever the edits', () => {
    const edits = fc.array(anyEdit, { maxLength: 12 })
    const edited = (content: T['content'], operations: readonly T['operation'][]) =>
      operations.reduce((before, operation) => kind.apply(before, operation), content)
    const start = () =>
      edited(kind.create(uuid('list-1')), [write('passport', 'Renew'), write('visa', 'Apply')])

    test('undoing everything leads back to the start, and redoing everything to the end', () => {
      fc.assert(
        fc.property(edits, (operations) => {
          const session = open(createRepository())
          const before = session.content
          for (const operation of operations) session.apply(operation)
          const after = session.content
          while (session.undo()) expect(session.canRedo).toBe(true)
          expect(session.content).toEqual(before)
          while (session.redo()) expect(session.canUndo).toBe(true)
          expect(session.content).toEqual(after)
        }),
      )
    })

    test('what is stored is read again as it was, and shares every unchanged part', () => {
      fc.assert(
        fc.property(edits, (operations) => {
          const content = edited(start(), operations)
          const read = kind.parse(JSON.parse(JSON.stringify(content)))
          expect(kind.isEqual(read, content)).toBe(true)
          expect(kind.isEqual(kind.share(content, read), content)).toBe(true)
        }),
      )
    })

    test('edits of one side are merged without a choice, and equal ones without a difference', () => {
      fc.assert(
        fc.property(edits, (operations) => {
          const base = start()
          const content = edited(base, operations)
          expect(kind.merge(base, content, content).differences).toEqual([])
          const merge = kind.merge(base, content, base)
          expect(merge.differences.filter(({ taken }) => taken !== 'mine')).toEqual([])
          expect(merge.result({})).toEqual(content)
        }),
      )
    })

    test('an edit has a label, and one that changes nothing returns the same document', () => {
      fc.assert(
        fc.property(edits, anyEdit, (operations, operation) => {
          const content = edited(start(), operations)
          expect(kind.describe(content, operation)).toMatch(/^\S.*\S$/)
          const after = kind.apply(content, operation)
          if (kind.isEqual(after, content) && after !== content) {
            // A batch may lead back to where it began.
            expect(operation).toMatchObject({ kind: 'batch' })
          }
        }),
      )
    })

    test('the views announce every item whose text changed', () => {
      fc.assert(
        fc.property(edits, (operations) => {
          let content = start()
          const views = kind.createViews(content)
          for (const operation of operations) {
            const after = kind.apply(content, operation)
            const changed = views.update(after)
            const [old, now] = [itemsOf(content), itemsOf(after)]
            const differing = Object.keys({ ...old, ...now }).filter((each) => old[each] !== now[each])
            expect(differing.filter((each) => !changed.has(each))).toEqual([])
            content = after
          }
        }),
      )
    })
  })
}

/** The item that a difference is about: ids begin with its key. */
const itemOf = (differenceId: string): string => differenceId.split(/[ :]/)[0] ?? ''
