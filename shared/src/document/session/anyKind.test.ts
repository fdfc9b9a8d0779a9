import { StudioError } from '@outcome-studio/shared/domain'
import { memoryStorage } from '../../domain/storage/testing/memoryStorage.ts'
import { DocumentDrafts } from '../drafts/DocumentDrafts.ts'
import { DraftStore } from '../drafts/DraftStore.ts'
import { DocumentRemovals } from '../removal/DocumentRemovals.ts'
import { type ChecklistDocument, checklistKind } from '../testing/checklistKind.ts'
import { MemoryDocuments } from '../testing/MemoryDocuments.ts'
import { DocumentSession, type SessionStart } from './DocumentSession.ts'

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

test('a draft of an earlier session is restored with its base', async () => {
  const { repository, session } = await openStored()
  const store = new DraftStore({ kind, storage: memoryStorage(), memberId: 'stella' })
  const draftsOf = (of: DocumentSession<ChecklistDocument>, id: string) =>
    new DocumentDrafts({ kind, session: of, store, id, locks: undefined, now: () => new Date(0) })
  const close = draftsOf(session, 'tab-1').start()
  session.apply(write('visa', 'Apply'))
  close()

  const later = open(repository, await repository.load('Trip'))
  const drafts = draftsOf(later, 'tab-2')
  drafts.start()
  expect(drafts.offered).toMatchObject({ docName: 'Trip', basedOn: { revision: 1 } })
  drafts.restore()
  expect(drafts.offered).toBeNull()
  expect(later.content.items).toEqual({ passport: 'Renew', visa: 'Apply' })
  expect(store.all()).toHaveLength(1)
  expect(await later.save()).toBe(true)
  expect(store.all()).toEqual([])
  expect((await repository.load('Trip')).content.items).toEqual({ passport: 'Renew', visa: 'Apply' })
})

test('a draft that equals what is stored is removed without a question', async () => {
  const { session } = await openStored()
  const store = new DraftStore({ kind, storage: memoryStorage(), memberId: 'stella' })
  const { docName, content } = session
  store.write({ id: 'tab-0', docName, content, basedOn: null, writtenAt: new Date(0).toISOString() })
  const drafts = new DocumentDrafts({
    kind,
    session,
    store,
    id: 'tab-1',
    locks: undefined,
    now: () => new Date(0),
  })
  drafts.start()
  expect(drafts.offered).toBeNull()
  expect(store.all()).toEqual([])
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
