import { StudioError } from '@outcome-studio/shared/domain'
import { memoryStorage } from '../../domain/storage/testing/memoryStorage.ts'
import { DocumentDrafts } from '../drafts/DocumentDrafts.ts'
import { DraftStore } from '../drafts/DraftStore.ts'
import { DocumentRemovals } from '../removal/DocumentRemovals.ts'
import { type ChecklistDocument, checklistKind } from '../testing/checklistKind.ts'
import { MemoryDocuments } from '../testing/MemoryDocuments.ts'
import { MemoryLocks } from '../testing/MemoryLocks.ts'
import { DocumentSession, MERGED, type SessionStart } from './DocumentSession.ts'
import { followStored } from './followStored.ts'

const kind = checklistKind
const write = (item: string, text: string) => ({ kind: 'write', item, text }) as const

function createRepository(): MemoryDocuments<ChecklistDocument> {
  return new MemoryDocuments({
    kind,
    headerOf: (header) => header,
    removedOf: ({ header: { docName, uuid } }) => ({ docName, uuid }),
  })
}

function open(
  repository: MemoryDocuments<ChecklistDocument>,
  start: SessionStart<ChecklistDocument> = { uuid: 'list-1' },
  requireAccess = () => true,
): DocumentSession<ChecklistDocument> {
  return new DocumentSession({ kind, repository, start, requireAccess })
}

/** A session on a stored checklist "Trip" with one item. */
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
  session.apply(write('visa', 'Apply'))
  await session.save()
  expect(session.undo()).toEqual({ label: 'visa changed', field: null })
  expect(session.content.items).toEqual({ passport: 'Renew' })
  expect(session.isDirty).toBe(true)
  await session.save()
  expect((await repository.load('Trip')).content.items).toEqual({ passport: 'Renew' })
  expect(session.redo()).toEqual({ label: 'visa changed', field: 'visa' })
  expect(session.content.items).toEqual({ passport: 'Renew', visa: 'Apply' })
})

test('a new name is undone like an edit', async () => {
  const { session } = await openStored()
  session.rename('Journey')
  expect(session.undo()).toEqual({ label: 'checklist name changed', field: 'name' })
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
  session.apply({ kind: 'remove', item: 'visa' })
  expect(session.saveState.phase).toBe('saved')
})

describe('drafts', () => {
  /** One device with its tabs. A closed tab writes nothing any more. */
  async function openDevice() {
    const { repository } = await openStored()
    const store = new DraftStore({ kind, storage: memoryStorage(), memberId: 'stella' })
    const locks = new MemoryLocks()
    let tabs = 0
    const openTab = async (start?: SessionStart<ChecklistDocument>) => {
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
    expect(second.session.content.items).toEqual({ passport: 'Renew', visa: 'Apply' })
    second.session.apply(write('socks', 'Three pairs'))
    second.close()
    const third = await openTab()
    expect(third.session.content.items).toEqual({ passport: 'Renew', visa: 'Apply', socks: 'Three pairs' })
    expect(store.all()).toHaveLength(1)
    expect(await third.session.save()).toBe(true)
    expect(third.drafts.restored).toBeNull()
    expect(store.all()).toEqual([])
    expect((await repository.load('Trip')).content.items).toEqual(third.session.content.items)
  })

  test('drafts that were left alone are restored together', async () => {
    const { store, openTab } = await openDevice()
    const [one, other] = [await openTab(), await openTab()]
    one.session.apply(write('visa', 'Apply'))
    other.session.apply(write('socks', 'Three pairs'))
    one.close()
    other.close()
    const { session } = await openTab()
    expect(session.content.items).toEqual({ passport: 'Renew', visa: 'Apply', socks: 'Three pairs' })
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
    expect(session.content.items).toEqual({ passport: 'Renew', visa: 'Apply' })
    expect(drafts.offered).not.toBeNull()
    expect(store.all()).toHaveLength(2)
    await drafts.restore()
    expect(session.content.items).toEqual({ passport: 'Renew', visa: 'None needed', socks: 'Three pairs' })
    expect(store.all()).toHaveLength(1)
    session.undo()
    expect(session.content.items).toEqual({ passport: 'Renew', visa: 'Apply' })
  })

  test('one undo leads back to the stored version, and redo restores the draft', async () => {
    const { store, openTab } = await openDevice()
    const first = await openTab()
    first.session.apply(write('visa', 'Apply'))
    first.close()
    const { session, drafts } = await openTab()
    expect(drafts.isRestoredLast).toBe(true)
    session.undo()
    expect(session.content.items).toEqual({ passport: 'Renew' })
    expect(session.saveState.phase).toBe('saved')
    expect(drafts.restored).toBeNull()
    expect(store.all()).toEqual([])
    session.redo()
    expect(session.content.items).toEqual({ passport: 'Renew', visa: 'Apply' })
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
    expect(session.content.items).toEqual({ passport: 'Renew', visa: 'Apply', socks: 'Three pairs' })
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
    expect(session.content.items).toEqual({ passport: 'Renew in June' })
    expect(session.saveState.problem).toMatchObject({ kind: 'conflict' })
    expect(store.all()).toHaveLength(1)
    const { merge } = await session.compare()
    expect(merge.differences.map(({ id, base, taken }) => [id, base, taken])).toEqual([
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
    expect(session.content.items).toEqual({ passport: 'Renew', visa: 'Apply' })
    expect(session.saveState).toMatchObject({ phase: 'unsaved', problem: null })
    expect(await session.save()).toBe(true)
    expect(session.content.items).toEqual({ passport: 'Renew', visa: 'Apply', socks: 'Three pairs' })
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
    expect(reloaded.session.content.items).toEqual({ passport: 'Renew', visa: 'Apply' })
    await bystander.drafts.restore()
    expect(bystander.drafts.offered).toBeNull()
    expect(bystander.session.isDirty).toBe(false)
    expect(store.all()).toHaveLength(1)
    other.close()
  })

  test('a draft of a document that was never stored, or was deleted, keeps its name', async () => {
    const { repository, openTab } = await openDevice()
    const first = await openTab({ uuid: 'list-2' })
    first.session.rename('Journey')
    first.session.apply(write('visa', 'Apply'))
    first.close()
    const { session } = await openTab({ uuid: 'list-2' })
    expect([session.docName, session.content.items]).toEqual(['Journey', { visa: 'Apply' }])
    const edited = await openTab()
    edited.session.apply(write('visa', 'Apply'))
    edited.close()
    await repository.remove('Trip', 'list-1')
    const alone = await openTab({ uuid: 'list-1' })
    expect([alone.session.docName, alone.session.content.items]).toEqual([
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
    expect(second.session.content.items).toMatchObject({ visa: 'Apply' })
    expect(second.drafts.persistence).toBe('full')
    expect(store.all()).toHaveLength(1)
    write0.mockRestore()
    second.session.apply(write('socks', 'Three pairs'))
    second.close()
    const third = await openTab('tab-3')
    expect(third.session.content.items).toEqual({ passport: 'Renew', visa: 'Apply', socks: 'Three pairs' })
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
  const followed = (
    repository: MemoryDocuments<ChecklistDocument>,
    session: DocumentSession<ChecklistDocument>,
  ) => {
    const onFollowed = jest.fn()
    const following = followStored({ session, repository, onFollowed })
    return { onFollowed, following }
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  async function saveElsewhere(repository: MemoryDocuments<ChecklistDocument>, item: string, text: string) {
    const elsewhere = open(repository, await repository.load('Trip'))
    elsewhere.apply(write(item, text))
    await elsewhere.save()
  }

  test('follows what is saved elsewhere, and its own edits can still be undone', async () => {
    const { repository, session } = await openStored()
    const { onFollowed, following } = followed(repository, session)
    await saveElsewhere(repository, 'passport', 'Renew in May')
    await settled()
    expect(session.content.items).toEqual({ passport: 'Renew in May' })
    expect(session.header?.revision).toBe(2)
    expect(session.saveState.phase).toBe('saved')
    expect(onFollowed).toHaveBeenCalledTimes(1)
    expect(session.undo()?.label).toBe('changes saved elsewhere')
    expect(session.content.items).toEqual({ passport: 'Renew' })
    expect(await session.save()).toBe(true)
    expect((await repository.load('Trip')).header.revision).toBe(3)
    session.undo()
    expect(session.content.items).toEqual({})
    following.release()
    await saveElsewhere(repository, 'socks', 'Three pairs')
    await settled()
    expect(session.content.items).toEqual({})
  })

  test('waits while something can be redone, which a newer version could make impossible', async () => {
    const { repository, session } = await openStored()
    followed(repository, session)
    session.apply(write('visa', 'Apply'))
    session.undo()
    await saveElsewhere(repository, 'socks', 'Three pairs')
    await settled()
    expect(session.content.items).toEqual({ passport: 'Renew' })
    session.redo()
    expect(session.content.items).toEqual({ passport: 'Renew', visa: 'Apply' })
    expect(await session.save()).toBe(true)
    expect(session.content.items).toEqual({ passport: 'Renew', visa: 'Apply', socks: 'Three pairs' })
  })

  test('follows once it has none any more, and not before', async () => {
    const { repository, session } = await openStored()
    followed(repository, session)
    session.apply(write('visa', 'Apply'))
    await saveElsewhere(repository, 'socks', 'Three pairs')
    await settled()
    expect(session.content.items).toEqual({ passport: 'Renew', visa: 'Apply' })
    session.apply({ kind: 'remove', item: 'visa' })
    await settled()
    expect(session.content.items).toEqual({ passport: 'Renew', socks: 'Three pairs' })
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
    expect(session.content.items).toEqual({ passport: 'Renew', visa: 'Apply' })
    expect(await session.save()).toBe(true)
    expect(session.content.items).toEqual({ passport: 'Renew', visa: 'Apply', socks: 'Three pairs' })
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
    expect(session.content.items).toEqual({ passport: 'Renew' })
    following.check()
    await settled()
    expect(session.content.items).toEqual({ passport: 'Renew', socks: 'Three pairs' })
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
    expect(session.content.items).toEqual({ passport: 'Renew', socks: 'Three pairs' })
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
  expect((await repository.load('Trip')).content.items).toEqual(merged)
  expect(session.content.items).toEqual(merged)
  session.undo()
  expect(session.content.items).toEqual({ passport: 'Renew', visa: 'Apply' })
  expect(session.saveState.phase).toBe('unsaved')
  session.redo()
  expect(session.content.items).toEqual(merged)
  expect(session.saveState.phase).toBe('saved')
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
  expect(session.content.items).toEqual({ passport: 'Renew', visa: 'Apply', socks: 'Three pairs' })
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
  expect(merge.differences.map(({ id, taken }) => [id, taken])).toEqual([
    ['passport', null],
    ['visa', 'mine'],
    ['socks', 'theirs'],
  ])
  session.merge(theirs, merge.result({ passport: 'theirs' }))
  expect(await session.save()).toBe(true)
  const merged = { passport: 'Renew in May', visa: 'Apply', socks: 'Three pairs' }
  expect((await repository.load('Trip')).content.items).toEqual(merged)
})

test('a conflict is settled with mine', async () => {
  const { repository, session } = await openConflict()
  expect(await session.saveOver((await session.compare()).theirs)).toBe(true)
  expect((await repository.load('Trip')).content.items).toEqual({ passport: 'Renew in June', visa: 'Apply' })
})

test('a conflict is settled with theirs, and mine can be restored', async () => {
  const { session } = await openConflict()
  const mine = { docName: session.docName, content: session.content }
  session.reset((await session.compare()).theirs)
  expect(session.content.items).toEqual({ passport: 'Renew in May', socks: 'Three pairs' })
  expect(session.isDirty).toBe(false)
  session.restore(mine)
  expect(session.content.items).toEqual({ passport: 'Renew in June', visa: 'Apply' })
})

test('the ancestor of a restored draft is read from the versions', async () => {
  const { repository } = await openConflict()
  const session = open(repository, await repository.load('Trip'))
  const { header } = session
  if (!header) throw new Error('The checklist is stored.')
  const draft = { docName: 'Trip', content: { id: 'list-1', items: { passport: 'Renew', visa: 'Apply' } } }
  session.restore(draft, { ...header, revision: 1 })
  const { merge } = await session.compare()
  expect(merge.differences.map(({ id, taken }) => [id, taken])).toEqual([
    ['passport', 'theirs'],
    ['visa', 'mine'],
    ['socks', 'theirs'],
  ])
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
  expect((await repository.load('Trip')).content.items).toMatchObject({ visa: 'Apply' })
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
  await repository.remove('Trip', 'list-1')
  session.apply(write('visa', 'Apply'))
  expect(await session.save()).toBe(false)
  expect(session.saveState.problem).toMatchObject({ kind: 'gone' })
  expect(await session.saveAnew('list-2')).toBe(true)
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
  if (!removed) throw new Error('The checklist was deleted.')
  const other = open(repository, { uuid: 'list-2' })
  other.rename('Trip')
  await other.save()
  expect(await removals.undo(removed, ['Trip'])).toBe('Trip 2')
  expect((await repository.load('Trip 2')).content.items).toEqual({ passport: 'Renew' })
  expect(removals.state.removed).toEqual([])
})
