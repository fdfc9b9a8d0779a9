import { randomUUID } from 'node:crypto'
import { studyUuid } from '@outcome-studio/shared/domain'
import { type LocalCloud, startLocalCloud } from '../../../../build/jest/localCloud.ts'
import type { Connection } from '../connection/Connection.ts'
import { nextList } from '../testing/nextList.ts'
import { openTestConnection, signedInAs } from '../testing/openTestConnection.ts'
import { sampleStudy } from '../testing/sampleStudy.ts'
import { studiesOf } from '../testing/studiesOf.ts'
import { writeAsServer } from '../testing/writeAsServer.ts'
import type { StudyRepository } from './StudyRepository.ts'

let cloud: LocalCloud
let stella: Connection
let studies: StudyRepository
const connections: Connection[] = []

const open = async (email: string): Promise<Connection> => {
  const connection = await signedInAs(cloud, email)
  connections.push(connection)
  return connection
}
const freshName = () => `Study ${randomUUID()}`
const saveNew = async (docName = freshName(), study = sampleStudy()) => ({
  study,
  header: await studies.save({ docName, study, basedOnRevision: null }),
})

beforeAll(async () => {
  cloud = await startLocalCloud()
  stella = await open('standard@acme.test')
  studies = studiesOf(stella)
}, 60_000)
afterAll(async () => {
  await Promise.all(connections.map((connection) => connection.release()))
  await cloud.release()
})

describe('saving', () => {
  test('a study is found again as it was written', async () => {
    const { study, header } = await saveNew()
    const stored = await studies.load(header.docName)
    expect(stored).toEqual({ header, study })
    expect(header).toMatchObject({ revision: 1, uuid: study.jtbd.uuid })
    expect(header.counts).toEqual({ jobSteps: 1, outcomeStatements: 1 })
  })

  test('each save counts one revision and keeps the time of creation', async () => {
    const { study, header } = await saveNew()
    const again = { ...study, jobSteps: [] }
    const second = await studies.save({ docName: header.docName, study: again, basedOnRevision: 1 })
    expect(second).toMatchObject({
      revision: 2,
      createdAt: header.createdAt,
      counts: { jobSteps: 0, outcomeStatements: 0 },
    })
    expect((await studies.load(header.docName)).study).toEqual(again)
  })

  test('a name that belongs to another study is refused and that study stays', async () => {
    const { study, header } = await saveNew()
    const other = { docName: header.docName, study: sampleStudy('Another job'), basedOnRevision: null }
    await expect(studies.save(other)).rejects.toMatchObject({ code: 'cen/doc-already-exists' })
    expect((await studies.load(header.docName)).study).toEqual(study)
  })

  test('a save over a newer revision is refused', async () => {
    const { study, header } = await saveNew()
    const { docName } = header
    await studies.save({ docName, study: { ...study, jobSteps: [] }, basedOnRevision: 1 })
    await expect(studies.save({ docName, study, basedOnRevision: 1 })).rejects.toMatchObject({
      code: 'cen/doc-changed',
    })
  })

  test('a save whose answer was lost can be repeated', async () => {
    const { study, header } = await saveNew()
    const repeated = await studies.save({ docName: header.docName, study, basedOnRevision: null })
    expect(repeated).toEqual(header)
  })

  test('of two clients that save at once exactly one wins', async () => {
    const { study, header } = await saveNew()
    const elsewhere = studiesOf(await open('standard@acme.test'))
    const save = (into: StudyRepository, executor: string) =>
      into.save({
        docName: header.docName,
        study: { ...study, jtbd: { ...study.jtbd, executor } },
        basedOnRevision: 1,
      })
    const results = await Promise.allSettled([save(studies, 'Here'), save(elsewhere, 'There')])
    const winner = results.findIndex(({ status }) => status === 'fulfilled')
    expect(results[1 - winner]).toMatchObject({ status: 'rejected', reason: { code: 'cen/doc-changed' } })
    const stored = await studies.load(header.docName)
    expect(stored.header.revision).toBe(2)
    expect(stored.study.jtbd.executor).toBe(['Here', 'There'][winner])
  })

  test('a study deleted meanwhile is missed, and can be saved anew', async () => {
    const { study, header } = await saveNew()
    const { docName } = header
    await studies.remove(docName, header.uuid)
    await expect(studies.save({ docName, study, basedOnRevision: 1 })).rejects.toMatchObject({
      code: 'cen/doc-not-found',
    })
    expect(await studies.save({ docName, study, basedOnRevision: null })).toMatchObject({ revision: 1 })
  })

  test('a study that is too large is refused before anything is written', async () => {
    const docName = freshName()
    const study = sampleStudy('ä'.repeat(600_000))
    await expect(studies.save({ docName, study, basedOnRevision: null })).rejects.toMatchObject({
      code: 'cen/doc-too-large',
    })
    await expect(studies.load(docName)).rejects.toMatchObject({ code: 'cen/doc-not-found' })
  })

  test('keys of another version survive a save', async () => {
    const { study, header } = await saveNew()
    const { docName } = header
    await studies.save({ docName, study: Object.assign({ ...study }, { mood: 'calm' }), basedOnRevision: 1 })
    const { study: loaded } = await studies.load(docName)
    await studies.save({ docName, study: { ...loaded, jobSteps: [] }, basedOnRevision: 2 })
    expect((await studies.load(docName)).study).toMatchObject({ mood: 'calm', jobSteps: [] })
  })
})

test.each([
  ['cen/doc-id-empty', ' '],
  ['cen/doc-id-too-long', 'x'.repeat(129)],
  ['cen/doc-id-contains-slash', 'a/b'],
  ['cen/doc-id-contains-periods', '.'],
  ['cen/doc-id-contains-periods', '..'],
  ['cen/doc-id-contains-double-underscores', '__x__'],
])('%s on save, rename and copy to %j', async (code, docName) => {
  const { header } = await saveNew()
  const refused = { code }
  await expect(studies.save({ docName, study: sampleStudy(), basedOnRevision: null })).rejects.toMatchObject(
    refused,
  )
  await expect(studies.rename(header.docName, docName)).rejects.toMatchObject(refused)
  await expect(studies.copy(header.docName, docName)).rejects.toMatchObject(refused)
  await expect(studies.load(docName)).rejects.toMatchObject({ code: 'cen/doc-not-found' })
})

test('names of 128 characters, with dots, percent signs and other scripts are good', async () => {
  for (const docName of ['x'.repeat(128), 'a.b', '...', '50% über 日本 ?#', '__x', 'x__']) {
    const { study } = await saveNew(docName)
    expect((await studies.load(docName)).study).toEqual(study)
  }
})

describe('renaming', () => {
  test('the study is found by its new name alone', async () => {
    const { study, header } = await saveNew()
    const to = freshName()
    const renamed = await studies.rename(header.docName, to)
    expect(renamed).toMatchObject({ docName: to, uuid: header.uuid, revision: header.revision })
    expect(await studies.load(to)).toEqual({ header: renamed, study })
    await expect(studies.load(header.docName)).rejects.toMatchObject({ code: 'cen/doc-not-found' })
  })

  test('a taken name, the own name and a missing source are refused', async () => {
    const { header } = await saveNew()
    const { header: other } = await saveNew()
    await expect(studies.rename(header.docName, other.docName)).rejects.toMatchObject({
      code: 'cen/doc-already-exists',
    })
    await expect(studies.rename(header.docName, header.docName)).rejects.toMatchObject({
      code: 'cen/doc-already-exists',
    })
    await expect(studies.rename(freshName(), freshName())).rejects.toMatchObject({
      code: 'cen/doc-not-found',
    })
  })

  test('of two renames to one name exactly one wins', async () => {
    const [{ header: one }, { header: two }] = [await saveNew(), await saveNew()]
    const to = freshName()
    const results = await Promise.allSettled([
      studies.rename(one.docName, to),
      studies.rename(two.docName, to),
    ])
    const lost = results.filter(({ status }) => status === 'rejected')
    expect(lost).toMatchObject([{ reason: { code: 'cen/doc-already-exists' } }])
  })

  test('custom rules of a tools admin move along', async () => {
    const tools = await open('tools@acme.test')
    const theo = studiesOf(tools)
    const [from, to] = [freshName(), freshName()]
    await theo.save({ docName: from, study: sampleStudy(), basedOnRevision: null })
    await writeAsServer(cloud, rulesPath('tools', from), { rules: '{}' })
    await theo.rename(from, to)
    const { sdk, db } = await tools.firestore()
    expect((await sdk.getDoc(sdk.doc(db, rulesPath('tools', to)))).data()).toEqual({ rules: '{}' })
    expect((await sdk.getDoc(sdk.doc(db, rulesPath('tools', from)))).exists()).toBe(false)
  })
})

describe('copying', () => {
  test('the copy is a study of its own', async () => {
    const { study, header } = await saveNew()
    const copy = await studies.copy(header.docName, freshName())
    expect(copy).toMatchObject({ revision: 1, counts: header.counts })
    expect(copy.uuid).not.toBe(header.uuid)
    const stored = await studies.load(copy.docName)
    expect(stored.study).toEqual({ ...study, jtbd: { ...study.jtbd, uuid: copy.uuid } })
    expect(await studies.load(header.docName)).toEqual({ header, study })
  })

  test('a taken name and a missing source are refused', async () => {
    const { header } = await saveNew()
    const { header: other } = await saveNew()
    await expect(studies.copy(header.docName, other.docName)).rejects.toMatchObject({
      code: 'cen/doc-already-exists',
    })
    await expect(studies.copy(freshName(), freshName())).rejects.toMatchObject({ code: 'cen/doc-not-found' })
  })
})

describe('deleting', () => {
  test('header and content are gone, and deleting again is no failure', async () => {
    const { header } = await saveNew()
    await studies.remove(header.docName, header.uuid)
    const { sdk, db } = await stella.firestore()
    const path = `domains/acme.test/users/standard/triangularis/${header.docName}`
    expect((await sdk.getDoc(sdk.doc(db, path))).exists()).toBe(false)
    expect((await sdk.getDoc(sdk.doc(db, path, 'data', 'jtbd'))).exists()).toBe(false)
    await studies.remove(header.docName, header.uuid)
  })

  test('a study that got the name meanwhile is not deleted', async () => {
    const { study, header } = await saveNew()
    await expect(studies.remove(header.docName, studyUuid(randomUUID()))).rejects.toMatchObject({
      code: 'cen/doc-not-found',
    })
    expect((await studies.load(header.docName)).study).toEqual(study)
  })
})

describe('the list', () => {
  test('shows the newest first and follows saves, renames and deletions', async () => {
    const { header: older } = await saveNew()
    const { header: newer } = await saveNew()
    const names = (await nextList(studies, (list) => list.length > 1)).map(({ docName }) => docName)
    expect(names.slice(0, 2)).toEqual([newer.docName, older.docName])

    const to = freshName()
    const renamedSeen = nextList(studies, (list) => list[0]?.docName === to)
    await studies.rename(older.docName, to)
    expect((await renamedSeen).some(({ docName }) => docName === older.docName)).toBe(false)

    const deletedSeen = nextList(studies, (list) => !list.some(({ uuid }) => uuid === newer.uuid))
    await studies.remove(newer.docName, newer.uuid)
    await deletedSeen
  })

  test('says nothing after its release, even when released before it started', async () => {
    const onStudies = jest.fn()
    studies.watchList(onStudies, onStudies)()
    const { header } = await saveNew()
    await nextList(studies, (list) => list.some(({ uuid }) => uuid === header.uuid))
    expect(onStudies).not.toHaveBeenCalled()
  })

  test("holds nothing of another member's", async () => {
    const { header } = await saveNew()
    const theirs = await nextList(studiesOf(await open('admin@acme.test')), () => true)
    expect(theirs.map(({ docName }) => docName)).not.toContain(header.docName)
  })
})

describe('a damaged study', () => {
  test('is listed, says so when it is opened, and can be deleted', async () => {
    const docName = freshName()
    await writeAsServer(cloud, studyPath(docName), { docName })
    const listed = await nextList(studies, (list) => list.some((header) => header.docName === docName))
    const header = listed.find((each) => each.docName === docName)
    expect(header).toMatchObject({ revision: 0, uuid: '' })
    await expect(studies.load(docName)).rejects.toMatchObject({ code: 'cen/doc-loading-error' })
    await studies.remove(docName, studyUuid(''))
    await expect(studies.load(docName)).rejects.toMatchObject({ code: 'cen/doc-not-found' })
  })

  test('whose content is missing or malformed does not open', async () => {
    const { header } = await saveNew()
    await writeAsServer(cloud, `${studyPath(header.docName)}/data/jtbd`, { jtbd: 'nothing' })
    await expect(studies.load(header.docName)).rejects.toMatchObject({ code: 'cen/doc-loading-error' })
    await expect(studies.copy(header.docName, freshName())).rejects.toMatchObject({
      code: 'cen/doc-loading-error',
    })
  })
})

test('nobody signed out reads or writes', async () => {
  const stranger = openTestConnection(cloud)
  connections.push(stranger)
  const theirs = studiesOf(stranger)
  const refused = { code: 'cen/sign-in-required' }
  const uuid = studyUuid(randomUUID())
  await expect(theirs.load('x')).rejects.toMatchObject(refused)
  await expect(
    theirs.save({ docName: 'x', study: sampleStudy(), basedOnRevision: null }),
  ).rejects.toMatchObject(refused)
  await expect(theirs.rename('x', 'y')).rejects.toMatchObject(refused)
  await expect(theirs.copy('x', 'y')).rejects.toMatchObject(refused)
  await expect(theirs.remove('x', uuid)).rejects.toMatchObject(refused)
  await expect(nextList(theirs, () => true)).rejects.toMatchObject(refused)
})

function studyPath(docName: string): string {
  return `domains/acme.test/users/standard/triangularis/${docName}`
}

function rulesPath(uid: string, docName: string): string {
  return `domains/acme.test/users/${uid}/triangularis/${docName}/config/customRules`
}
