import { randomUUID } from 'node:crypto'
import { NEEDS_SCHEMA_VERSION, STUDY_SCHEMA_VERSION } from '@outcome-studio/shared/domain/base'
import { describeContract } from '../testing/describeContract.ts'
import { needsPath } from '../testing/needsPath.ts'
import { nextList } from '../testing/nextList.ts'
import { sampleNeeds } from '../testing/sampleNeeds.ts'
import { sampleStudy } from '../testing/sampleStudy.ts'
import { freshName, studyPath } from '../testing/studyFixture.ts'

/** Documents of the first product: a header with a name alone, and a needs document without a header. */
describeContract(({ needs, read, studies, write }) => {
  async function storeStudy() {
    const docName = freshName()
    const study = sampleStudy()
    await write(studyPath(docName), { header: { docName } })
    await write(`${studyPath(docName)}/data/jtbd`, { ...study })
    const counts = {
      jobSteps: study.jobSteps.length,
      outcomeStatements: study.jobSteps.flatMap(({ outcomeStatements }) => outcomeStatements).length,
    }
    return { docName, study, uuid: study.jtbd.uuid, counts }
  }

  async function storeNeeds() {
    const docName = freshName()
    const content = { ...sampleNeeds(), colour: 'blue' }
    await write(needsPath(docName), { ...content, docName })
    return { docName, content, uuid: content.uuid, goals: content.goals.length }
  }

  test('a study is listed with its counts and opens', async () => {
    const { docName, study, uuid, counts } = await storeStudy()
    const list = await nextList(studies(), (all) => all.some((each) => each.docName === docName))
    expect(list.find((each) => each.docName === docName)).toMatchObject({ uuid, revision: 0, counts })
    expect(await studies().load(docName)).toMatchObject({ header: { docName, uuid, counts }, content: study })
  })

  test('the first save of a study brings it to today’s shape', async () => {
    const { docName, study, uuid } = await storeStudy()
    const changed = { ...study, jtbd: { ...study.jtbd, userInput: 'Seat guests' } }
    await expect(
      studies().save({ docName, content: { ...sampleStudy() }, basedOnRevision: null }),
    ).rejects.toMatchObject({ code: 'cen/doc-already-exists' })
    const header = await studies().save({ docName, content: changed, basedOnRevision: 0 })
    expect(header).toMatchObject({ uuid, revision: 1, schemaVersion: STUDY_SCHEMA_VERSION })
    expect(header.createdAt).not.toBe('')
    expect(await read(studyPath(docName))).toEqual({ header })
    expect(await studies().version(uuid, 1)).toMatchObject({ content: changed })
  })

  test('a study can be copied, renamed, deleted and restored', async () => {
    const { docName, study, uuid, counts } = await storeStudy()
    const copy = await studies().copy(docName, freshName())
    expect(copy).toMatchObject({ revision: 1, counts })
    const renamed = await studies().rename(docName, freshName(), uuid)
    expect(renamed).toMatchObject({ uuid, counts })
    const removed = await studies().remove(renamed.docName, uuid)
    if (removed === null) throw new Error('Nothing was deleted.')
    await studies().restore(removed, renamed.docName)
    expect(await studies().load(renamed.docName)).toMatchObject({ header: { uuid }, content: study })
  })

  test('a study can be deleted and restored before anything else', async () => {
    const { docName, study, uuid } = await storeStudy()
    const removed = await studies().remove(docName, uuid)
    if (removed === null) throw new Error('Nothing was deleted.')
    await studies().restore(removed, docName)
    expect((await studies().load(docName)).content).toEqual(study)
  })

  test('an open study hears of its first save', async () => {
    const { docName, study } = await storeStudy()
    const revisions: (number | undefined)[] = []
    const heard = Promise.withResolvers<void>()
    const release = studies().watch(docName, (header) => {
      revisions.push(header?.revision)
      if (header?.revision === 0) {
        studies().save({ docName, content: study, basedOnRevision: 0 }).catch(heard.reject)
      }
      if (header?.revision === 1) heard.resolve()
    })
    await heard.promise
    release()
    expect(revisions).toEqual([0, 1])
  })

  test('needs in one document are listed with their counts and open', async () => {
    const { docName, content, uuid, goals } = await storeNeeds()
    const list = await nextList(needs(), (all) => all.some((each) => each.docName === docName))
    expect(list.find((each) => each.docName === docName)).toMatchObject({
      uuid,
      revision: 0,
      counts: { goals },
    })
    expect((await needs().load(docName)).content).toEqual(content)
  })

  test('the first save splits needs into header and content', async () => {
    const { docName, content, uuid } = await storeNeeds()
    const changed = { ...content, vertical: 'Retail' }
    const header = await needs().save({ docName, content: changed, basedOnRevision: 0 })
    expect(header).toMatchObject({ uuid, revision: 1, schemaVersion: NEEDS_SCHEMA_VERSION })
    expect(await read(needsPath(docName))).toEqual({ header })
    expect(await read(`${needsPath(docName)}/data/needs`)).toEqual(changed)
  })

  test('needs of one document can be copied, renamed, deleted and restored', async () => {
    const { docName, content, uuid, goals } = await storeNeeds()
    expect(await needs().copy(docName, freshName())).toMatchObject({ revision: 1, counts: { goals } })
    const renamed = await needs().rename(docName, freshName(), uuid)
    const removed = await needs().remove(renamed.docName, uuid)
    if (removed === null) throw new Error('Nothing was deleted.')
    await needs().restore(removed, renamed.docName)
    expect(await needs().load(renamed.docName)).toMatchObject({ header: { uuid }, content })
  })

  test('a save of another uuid does not replace needs of one document', async () => {
    const { docName } = await storeNeeds()
    const save = needs().save({
      docName,
      content: { ...sampleNeeds(), vertical: randomUUID() },
      basedOnRevision: 0,
    })
    await expect(save).rejects.toMatchObject({ code: 'cen/doc-already-exists' })
  })
})
