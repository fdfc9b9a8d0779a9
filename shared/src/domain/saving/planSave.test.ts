import { VERSIONS_KEPT } from '../base/constants.ts'
import { NEEDS_PLACE } from '../paths/documentPaths.ts'
import { planRemoval } from './planRemoval.ts'
import { planRestore } from './planRestore.ts'
import { planSave } from './planSave.ts'
import type { SavingRules } from './SavingRules.ts'

interface NeedsTypes {
  readonly content: { readonly uuid: string; readonly needs: readonly string[] }
  readonly uuid: string
  readonly counts: { readonly needs: number }
}
const RULES: SavingRules<NeedsTypes> = {
  place: NEEDS_PLACE,
  schemaVersion: 3,
  uuidOf: ({ uuid }) => uuid,
  count: ({ needs }, before) => ({ ...before, needs: needs.length }),
}
const member = { uid: 'u1', domain: 'acme.test' }
const content = { uuid: 'n1', needs: ['Find a table'] }
const MEMBER = 'domains/acme.test/users/u1'
const LIFE = `${MEMBER}/needsVersions/n1`
const now = new Date('2026-03-01T12:00:00.000Z')
const header = {
  docName: 'Lunch',
  uuid: 'n1',
  createdAt: '2026-02-01T12:00:00.000Z',
  updatedAt: '2026-02-02T12:00:00.000Z',
  revision: 4,
  schemaVersion: 2,
  counts: { needs: 0, readers: 2 },
  mood: 'calm',
}
const document = { header, colour: 'blue' }

const save = (input: object = {}) =>
  planSave(RULES, { member, docName: 'Lunch', content, replaced: null, now, ...input })
const byPath = (writes: ReturnType<typeof save>['writes']) =>
  Object.fromEntries(writes.map(({ path, fields }) => [path, fields]))

test('counts that the caller knows replace those of the kind, in header and version', () => {
  const plan = save({ replaced: { document, header }, counts: { needs: 7 } })
  expect(plan.header.counts).toEqual({ readers: 2, needs: 7 })
  expect(byPath(plan.writes)[`${MEMBER}/needsVersions/n1/saves/5`]).toMatchObject({ counts: { needs: 7 } })
})

test('a first save writes header, content, version and life', () => {
  const plan = save()
  const { revision, counts } = plan.header
  expect(plan.header).toEqual({
    docName: 'Lunch',
    uuid: 'n1',
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    revision: 1,
    schemaVersion: 3,
    counts: { needs: 1 },
  })
  expect(byPath(plan.writes)).toEqual({
    [`${MEMBER}/jtbd_needs/Lunch`]: { header: plan.header },
    [`${MEMBER}/jtbd_needs/Lunch/data/needs`]: content,
    [`${LIFE}/saves/1`]: { docName: 'Lunch', revision, savedAt: now.toISOString(), counts, content },
    [LIFE]: { removedAt: null, revision: 0 },
  })
})

test('a later save increments the revision, preserves unknown keys and does not write the life', () => {
  const plan = save({ replaced: { document, header } })
  expect(plan.header).toEqual({
    ...header,
    updatedAt: now.toISOString(),
    revision: 5,
    schemaVersion: 3,
    counts: { needs: 1, readers: 2 },
  })
  const writes = byPath(plan.writes)
  expect(writes[`${MEMBER}/jtbd_needs/Lunch`]).toEqual({ colour: 'blue', header: plan.header })
  expect(Object.keys(writes)).toContain(`${LIFE}/saves/5`)
  expect(Object.keys(writes)).not.toContain(LIFE)
})

test('a save that restores a deleted document continues its revisions', () => {
  expect(save({ removedRevision: 7 }).header.revision).toBe(8)
})

test('a save without changes by the member preserves updatedAt; its version has the time of the save', () => {
  const plan = save({ replaced: { document, header }, updatedAt: header.updatedAt })
  expect(plan.header.updatedAt).toBe(header.updatedAt)
  expect(byPath(plan.writes)[`${LIFE}/saves/5`]).toMatchObject({ savedAt: now.toISOString() })
})

test('the version beyond the latest hundred is deleted', () => {
  const at = (revision: number) =>
    byPath(save({ replaced: { document, header: { ...header, revision } } }).writes)
  expect(Object.values(at(VERSIONS_KEPT - 1))).not.toContain(null)
  expect(at(VERSIONS_KEPT)[`${LIFE}/saves/1`]).toBeNull()
})

test('a uuid that is no document id has neither versions nor a life', () => {
  const { writes } = save({ content: { ...content, uuid: 'a/b' } })
  expect(writes).toHaveLength(2)
})

const stored = { document, content: { ...content }, customRules: { json: '{}' } }

test('a removal stores the last revision, and a restore writes what was removed', () => {
  const removal = { member, docName: 'Lunch', uuid: 'n1', document, mayDeleteRules: false, now }
  const at = `${MEMBER}/jtbd_needs/Lunch`
  expect(byPath(planRemoval(NEEDS_PLACE, removal))).toEqual({
    [`${at}/data/needs`]: null,
    [at]: null,
    [LIFE]: { removedAt: now.toISOString(), revision: 4 },
  })
  expect(byPath(planRemoval(NEEDS_PLACE, { ...removal, mayDeleteRules: true }))).toHaveProperty(
    [`${at}/config/customRules`],
    null,
  )
  const restore = { member, docName: 'Dinner', uuid: 'n1', removed: { ...stored, customRules: null } }
  const dinner = `${MEMBER}/jtbd_needs/Dinner`
  expect(byPath(planRestore(NEEDS_PLACE, restore))).toEqual({
    [dinner]: { ...document, header: { ...header, docName: 'Dinner' } },
    [`${dinner}/data/needs`]: content,
    [LIFE]: { removedAt: null, revision: 0 },
  })
})

test('a damaged document is removed and restored as it is', () => {
  const damaged = { header: 'none' }
  const removal = { member, docName: 'x', uuid: '', document: damaged, mayDeleteRules: false, now }
  expect(planRemoval(NEEDS_PLACE, removal)).toHaveLength(2)
  const removed = { document: damaged, content: null, customRules: null }
  expect(planRestore(NEEDS_PLACE, { member, docName: 'x', uuid: '', removed })).toEqual([
    { path: `${MEMBER}/jtbd_needs/x`, fields: damaged },
  ])
})
