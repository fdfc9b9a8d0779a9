import { STUDY_SCHEMA_VERSION } from '@outcome-studio/shared/domain/base'
import type { DocumentRepository } from '@outcome-studio/shared/domain/saving'
import type { StudyTypes } from '@outcome-studio/shared/domain/study'
import { describeContract, losingAnswers } from '../testing/describeContract.ts'
import { sampleStudy } from '../testing/sampleStudy.ts'
import { studiesOf } from '../testing/studiesOf.ts'
import { freshName, studyPath } from '../testing/studyFixture.ts'

describeContract(({ client, open, read, saveNew, studies, write }) => {
  const documentOf = (docName: string) => read(studyPath(docName))

  test('a study reads back as it was written', async () => {
    const { study, header } = await saveNew()
    const stored = await studies().load(header.docName)
    expect(stored).toEqual({ header, content: study })
    expect(header).toMatchObject({ revision: 1, uuid: study.jtbd.uuid })
    expect(header.counts).toEqual({ jobSteps: 1, outcomeStatements: 1 })
  })

  test('the header is the field of that name in the study’s document', async () => {
    const { header } = await saveNew()
    expect(await documentOf(header.docName)).toEqual({ header })
  })

  test('the header of a checked study has counts of remarks, and so has its copy', async () => {
    const { study, header } = await saveNew()
    const { docName } = header
    expect(header.counts).not.toHaveProperty('errors')
    const checked = { ...study, jtbd: { ...study.jtbd, verLexer: '1.0.0' } }
    const counts = { jobSteps: 1, outcomeStatements: 1, errors: 0, warnings: 1, hints: 0 }
    const saved = await studies().save({ docName, content: checked, basedOnRevision: 1 })
    expect(saved.counts).toEqual(counts)
    expect((await studies().load(docName)).header.counts).toEqual(counts)
    expect((await studies().copy(docName, freshName())).counts).toEqual(counts)
    expect((await studies().rename(docName, freshName(), header.uuid)).counts).toEqual(counts)
  })

  test('each save increments the revision and preserves the time of creation', async () => {
    const { study, header } = await saveNew()
    const again = { ...study, jobSteps: [] }
    const second = await studies().save({ docName: header.docName, content: again, basedOnRevision: 1 })
    expect(second).toMatchObject({
      revision: 2,
      createdAt: header.createdAt,
      counts: { jobSteps: 0, outcomeStatements: 0 },
    })
    expect((await studies().load(header.docName)).content).toEqual(again)
  })

  test('a name of another study is refused and that study stays', async () => {
    const { study, header } = await saveNew()
    const other = { docName: header.docName, content: sampleStudy('Another job'), basedOnRevision: null }
    await expect(studies().save(other)).rejects.toMatchObject({ code: 'cen/doc-already-exists' })
    expect((await studies().load(header.docName)).content).toEqual(study)
  })

  test('a save over a newer revision is refused', async () => {
    const { study, header } = await saveNew()
    const { docName } = header
    await studies().save({ docName, content: { ...study, jobSteps: [] }, basedOnRevision: 1 })
    await expect(studies().save({ docName, content: study, basedOnRevision: 1 })).rejects.toMatchObject({
      code: 'cen/doc-changed',
    })
  })

  test('a save with a lost answer can be repeated', async () => {
    const { study, header } = await saveNew()
    const repeated = await studies().save({ docName: header.docName, content: study, basedOnRevision: null })
    expect(repeated).toEqual(header)
  })

  test('a save whose answer was lost counts as the member’s own when a later one follows', async () => {
    const { study, header } = await saveNew()
    const { docName } = header
    const device = losingAnswers(client())
    const repository = studiesOf(device)
    device.loseNext()
    const lost = { ...study, jobSteps: [] }
    await expect(repository.save({ docName, content: lost, basedOnRevision: 1 })).rejects.toMatchObject({
      code: 'cen/offline',
    })
    const further = { ...study, jtbd: { ...study.jtbd, executor: 'Hikers' } }
    // To a client that did not send it, the stored save is a change made elsewhere.
    await expect(studies().save({ docName, content: further, basedOnRevision: 1 })).rejects.toMatchObject({
      code: 'cen/doc-changed',
    })
    expect(await repository.save({ docName, content: further, basedOnRevision: 1 })).toMatchObject({
      revision: 3,
    })
    expect((await studies().load(docName)).content).toEqual(further)
  })

  test('a study of the current version is stored, whatever version its base had', async () => {
    const { study, header } = await saveNew()
    expect(header.schemaVersion).toBe(STUDY_SCHEMA_VERSION)
    await write(studyPath(header.docName), { header: { uuid: header.uuid, revision: 4, schemaVersion: 0 } })
    const saved = await studies().save({ docName: header.docName, content: study, basedOnRevision: 4 })
    expect(saved).toMatchObject({ revision: 5, schemaVersion: STUDY_SCHEMA_VERSION })
  })

  test('of two concurrent clients exactly one succeeds', async () => {
    const { study, header } = await saveNew()
    const elsewhere = studiesOf(await open('standard@acme.test'))
    const save = (into: DocumentRepository<StudyTypes>, executor: string) =>
      into.save({
        docName: header.docName,
        content: { ...study, jtbd: { ...study.jtbd, executor } },
        basedOnRevision: 1,
      })
    const results = await Promise.allSettled([save(studies(), 'Here'), save(elsewhere, 'There')])
    const winner = results.findIndex(({ status }) => status === 'fulfilled')
    expect(results[1 - winner]).toMatchObject({ status: 'rejected', reason: { code: 'cen/doc-changed' } })
    const stored = await studies().load(header.docName)
    expect(stored.header.revision).toBe(2)
    expect(stored.content.jtbd.executor).toBe(['Here', 'There'][winner])
  })

  test('saving a deleted study fails, and it can be saved again as a new one', async () => {
    const { study, header } = await saveNew()
    const { docName } = header
    await studies().remove(docName, header.uuid)
    await expect(studies().save({ docName, content: study, basedOnRevision: 1 })).rejects.toMatchObject({
      code: 'cen/doc-not-found',
    })
    // It continues the count, so that no version is overwritten.
    expect(await studies().save({ docName, content: study, basedOnRevision: null })).toMatchObject({
      revision: 2,
    })
  })

  test('a study stored under another name is not created a second time', async () => {
    const { study } = await saveNew()
    const docName = freshName()
    await expect(studies().save({ docName, content: study, basedOnRevision: null })).rejects.toMatchObject({
      code: 'cen/doc-not-found',
    })
    await expect(studies().load(docName)).rejects.toMatchObject({ code: 'cen/doc-not-found' })
  })

  test('a too large study is refused before anything is written', async () => {
    const docName = freshName()
    const study = sampleStudy('ä'.repeat(600_000))
    await expect(studies().save({ docName, content: study, basedOnRevision: null })).rejects.toMatchObject({
      code: 'cen/doc-too-large',
    })
    await expect(studies().load(docName)).rejects.toMatchObject({ code: 'cen/doc-not-found' })
  })

  test('a save preserves unknown keys', async () => {
    const { study, header } = await saveNew()
    const { docName } = header
    await studies().save({
      docName,
      content: { ...study, jtbd: Object.assign({ ...study.jtbd }, { mood: 'calm' }) },
      basedOnRevision: 1,
    })
    const { content: loaded } = await studies().load(docName)
    await studies().save({ docName, content: { ...loaded, jobSteps: [] }, basedOnRevision: 2 })
    expect((await studies().load(docName)).content).toMatchObject({ jtbd: { mood: 'calm' }, jobSteps: [] })
  })
})
