import { gzipSync } from 'node:zlib'
import { VERSIONS_KEPT } from '@outcome-studio/shared/domain/base'
import { STUDY_PLACE, versionPaths } from '@outcome-studio/shared/domain/paths'
import { type StudyHeader, studyUuid } from '@outcome-studio/shared/domain/study'
import { Bytes } from 'firebase/firestore'
import { createDocumentRepository } from '../repository/createDocumentRepository.ts'
import { describeContract } from '../testing/describeContract.ts'
import { freshName, studyPath } from '../testing/studyFixture.ts'
import { STORED_STUDIES } from './studyHooks.ts'

describeContract(({ client, open, saveNew, studies, write }) => {
  const revisionsOf = async (
    { uuid }: Pick<StudyHeader, 'uuid'>,
    before: number | null = null,
    count = 200,
  ) => (await studies().versions(uuid, before, count)).map(({ revision }) => revision)

  /** The repository 25 hours later. */
  const tomorrow = () =>
    createDocumentRepository(STORED_STUDIES, {
      connection: client(),
      now: () => new Date(Date.now() + 25 * 3_600_000),
      newUuid: () => crypto.randomUUID(),
    })

  test('each save can be read as it was written, the latest first', async () => {
    const { study, header } = await saveNew()
    const shorter = { ...study, jobSteps: [] }
    const second = await studies().save({ docName: header.docName, content: shorter, basedOnRevision: 1 })
    expect(await studies().versions(header.uuid, null, 10)).toEqual([
      {
        docName: header.docName,
        revision: 2,
        savedAt: second.updatedAt,
        name: '',
        counts: second.counts,
        content: shorter,
      },
      {
        docName: header.docName,
        revision: 1,
        savedAt: header.updatedAt,
        name: '',
        counts: header.counts,
        content: study,
      },
    ])
    expect(await revisionsOf(header, 2)).toEqual([1])
    expect(await revisionsOf(header, null, 1)).toEqual([2])
    expect(await studies().version(header.uuid, 1)).toMatchObject({ revision: 1, content: study })
    expect(await studies().version(header.uuid, 3)).toBeNull()
  })

  test('a version gets a name, and another save keeps it', async () => {
    const { study, header } = await saveNew()
    await studies().renameVersion(header.uuid, 1, 'Before the interviews')
    await studies().save({ docName: header.docName, content: { ...study, jobSteps: [] }, basedOnRevision: 1 })
    const names = (await studies().versions(header.uuid, null, 10)).map(({ name }) => name)
    expect(names).toEqual(['', 'Before the interviews'])
    await studies().renameVersion(header.uuid, 1, '')
    expect(await studies().version(header.uuid, 1)).toMatchObject({ name: '', content: study })
    await expect(studies().renameVersion(header.uuid, 3, 'None')).rejects.toMatchObject({
      code: 'cen/doc-not-found',
    })
  })

  test('a rename does not separate a study from its versions', async () => {
    const { study, header } = await saveNew()
    const renamed = await studies().rename(header.docName, freshName(), header.uuid)
    await studies().save({
      docName: renamed.docName,
      content: { ...study, jobSteps: [] },
      basedOnRevision: 1,
    })
    const names = (await studies().versions(header.uuid, null, 10)).map(({ docName }) => docName)
    expect(names).toEqual([renamed.docName, header.docName])
  })

  test('a copy starts with its own version', async () => {
    const { header } = await saveNew()
    expect(await revisionsOf(await studies().copy(header.docName, freshName()))).toEqual([1])
  })

  test('a refused save, or one that had already arrived, writes no version', async () => {
    const { study, header } = await saveNew()
    const save = (executor: string, basedOnRevision: number) =>
      studies().save({
        docName: header.docName,
        content: { ...study, jtbd: { ...study.jtbd, executor } },
        basedOnRevision,
      })
    await save('first', 1)
    await save('first', 1)
    await expect(save('second', 1)).rejects.toMatchObject({ code: 'cen/doc-changed' })
    expect(await revisionsOf(header)).toEqual([2, 1])
  })

  test('the latest hundred are stored', async () => {
    const { study, header } = await saveNew()
    const { docName } = header
    const path = studyPath(docName)
    const at = (revision: number) => write(path, { header: { ...header, counts: {}, revision } })
    await at(VERSIONS_KEPT)
    await studies().save({ docName, content: study, basedOnRevision: VERSIONS_KEPT })
    expect(await revisionsOf(header)).toEqual([VERSIONS_KEPT + 1])
  })

  test('a deleted study keeps its versions for a day, and has them again after a restore', async () => {
    const { study, header } = await saveNew()
    const removed = await studies().remove(header.docName, header.uuid)
    await studies().forgetRemoved()
    if (removed) await studies().restore(removed, header.docName)
    await tomorrow().forgetRemoved()
    expect(await revisionsOf(header)).toEqual([1])
    await studies().save({ docName: header.docName, content: { ...study, jobSteps: [] }, basedOnRevision: 1 })
    expect(await revisionsOf(header)).toEqual([2, 1])
  })

  test('after a day the versions of a deleted study are removed, and those of others stay', async () => {
    const { header: kept } = await saveNew()
    const { header } = await saveNew()
    await studies().remove(header.docName, header.uuid)
    await Promise.all([tomorrow().forgetRemoved(), tomorrow().forgetRemoved()])
    expect(await revisionsOf(header)).toEqual([])
    expect(await revisionsOf(kept)).toEqual([1])
  })

  test('a study whose uuid is no document id can be saved', async () => {
    const { study } = await saveNew()
    const odd = { ...study, jtbd: { ...study.jtbd, uuid: studyUuid('a/b') } }
    const header = await studies().save({ docName: freshName(), content: odd, basedOnRevision: null })
    expect(header.revision).toBe(1)
    expect(await revisionsOf(header)).toEqual([])
  })

  /** Stores the second version of a study as the server compresses it. */
  const writePacked = (uuid: string, docName: string, packedContent: Bytes) =>
    write(`domains/acme.test/users/standard/studyVersions/${uuid}/saves/2`, {
      docName,
      revision: 2,
      savedAt: '2026-03-01T12:00:00.000Z',
      counts: {},
      name: 'Before the interviews',
      packedContent,
    })

  test('a version that the server has compressed is read and named like any other', async () => {
    const { study, header } = await saveNew()
    const content = { ...study, jtbd: { ...study.jtbd, userInput: 'Straße 🚦'.repeat(10_000) } }
    await writePacked(header.uuid, header.docName, Bytes.fromUint8Array(gzipSync(JSON.stringify(content))))
    const version = { revision: 2, name: 'Before the interviews', content }
    expect(await studies().version(header.uuid, 2)).toMatchObject(version)
    expect(await studies().versions(header.uuid, null, 10)).toMatchObject([version, { revision: 1 }])
    await studies().renameVersion(header.uuid, 2, 'After the interviews')
    expect(await studies().version(header.uuid, 2)).toMatchObject({
      ...version,
      name: 'After the interviews',
    })
  })

  test.each([
    ['cut off', (bytes: Uint8Array) => bytes.slice(0, -20)],
    ['of something else', () => new TextEncoder().encode('{}')],
    ['of damaged JSON', () => gzipSync('{"jtbd":')],
    ['of bytes that are no text', () => gzipSync(new Uint8Array([0xff, 0xfe]))],
  ])('compressed content that is %s fails by name, and hides no other version', async (_what, damage) => {
    const { study, header } = await saveNew()
    const bytes = damage(gzipSync(JSON.stringify(study)))
    await writePacked(header.uuid, header.docName, Bytes.fromUint8Array(new Uint8Array(bytes)))
    expect(await revisionsOf(header)).toEqual([1])
    await expect(studies().version(header.uuid, 2)).rejects.toMatchObject({
      code: 'cen/doc-loading-error',
      cause: { name: 'DamagedVersionError' },
    })
  })

  test('a malformed version does not hide the others', async () => {
    const { header } = await saveNew()
    const path = `domains/acme.test/users/standard/studyVersions/${header.uuid}/saves/2`
    await write(path, { revision: 2, content: 'none' })
    expect(await revisionsOf(header)).toEqual([1])
  })

  test('other members cannot read them, and a signed-out call fails with cen/sign-in-required', async () => {
    const { header } = await saveNew()
    const theirs = await (await open('expired@group.test')).source.documents()
    const paths = versionPaths(STUDY_PLACE, { domain: 'acme.test', uid: 'standard' }, header.uuid)
    if (paths === null) throw new Error('The study has no versions.')
    const query = { field: 'revision', below: null, order: 'latest', limit: 10 } as const
    await expect(theirs.list(paths.saves, query)).rejects.toMatchObject({
      code: 'permission-denied',
    })
    const nobody = createDocumentRepository(STORED_STUDIES, {
      connection: await open(null),
      now: () => new Date(),
      newUuid: () => crypto.randomUUID(),
    })
    await expect(nobody.versions(header.uuid, null, 1)).rejects.toMatchObject({
      code: 'cen/sign-in-required',
    })
  })
})
