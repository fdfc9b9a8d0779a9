import type { DocumentRepository, RemovedDocument } from '@outcome-studio/shared/domain/saving'
import { type StudyTypes, studyUuid } from '@outcome-studio/shared/domain/study'
import { describeContract } from '../testing/describeContract.ts'
import { sampleStudy } from '../testing/sampleStudy.ts'
import { studiesOf } from '../testing/studiesOf.ts'
import { freshName, studyPath } from '../testing/studyFixture.ts'

const NO_UUID = studyUuid('')

describeContract(({ open, read, saveNew, studies, write }) => {
  const documentOf = (docName: string) => read(studyPath(docName))
  const removed = async (
    header: Pick<RemovedDocument<StudyTypes>, 'docName' | 'uuid'>,
    of: DocumentRepository<StudyTypes> = studies(),
  ): Promise<RemovedDocument<StudyTypes>> => {
    const study = await of.remove(header.docName, header.uuid)
    if (!study) throw new Error('There was nothing to delete.')
    return study
  }

  test('restores the study as if it had never been deleted', async () => {
    const { study, header } = await saveNew()
    const { docName } = header
    const second = await studies().save({ docName, content: { ...study, jobSteps: [] }, basedOnRevision: 1 })
    await studies().restore(await removed(header), docName)
    expect(await studies().load(docName)).toEqual({ header: second, content: { ...study, jobSteps: [] } })
    expect(await studies().save({ docName, content: study, basedOnRevision: 2 })).toMatchObject({
      revision: 3,
      createdAt: header.createdAt,
    })
  })

  test('preserves unknown keys of the content', async () => {
    const { header } = await saveNew()
    const { docName, uuid } = header
    const content = { jtbd: { uuid, mood: 'calm' } }
    await write(`${studyPath(docName)}/data/jtbd`, content)
    await studies().restore(await removed(header), docName)
    expect(await read(`${studyPath(docName)}/data/jtbd`)).toEqual(content)
  })

  test('completes the header of a study of an older version', async () => {
    const { header } = await saveNew()
    const { docName, uuid } = header
    await write(studyPath(docName), { header: { uuid } })
    await studies().restore(await removed(header), docName)
    expect(await documentOf(docName)).toMatchObject({ header: { docName, uuid, revision: 0, createdAt: '' } })
  })

  test('refuses a damaged study, which can be deleted', async () => {
    const docName = freshName()
    await write(studyPath(docName), { header: 'Lunch' })
    const listed = { docName, uuid: (await saveNew()).header.uuid }
    await expect(removed(listed)).rejects.toMatchObject({ code: 'cen/doc-not-found' })
    const deleted = await removed({ docName, uuid: NO_UUID })
    await expect(studies().restore(deleted, docName)).rejects.toMatchObject({ code: 'cen/doc-loading-error' })
    expect(await documentOf(docName)).toBeUndefined()
  })

  test('refuses a name taken in the meantime, and accepts another', async () => {
    const { study, header } = await saveNew()
    const { docName } = header
    const deleted = await removed(header)
    const other = sampleStudy('Another job')
    await studies().save({ docName, content: other, basedOnRevision: null })
    await expect(studies().restore(deleted, docName)).rejects.toMatchObject({
      code: 'cen/doc-already-exists',
    })
    expect((await studies().load(docName)).content).toEqual(other)
    const free = freshName()
    await studies().restore(deleted, free)
    expect(await studies().load(free)).toEqual({ header: { ...header, docName: free }, content: study })
  })

  test('a call with a lost answer can be repeated, and two concurrent calls have the same result', async () => {
    const { study, header } = await saveNew()
    const deleted = await removed(header)
    await Promise.all([1, 2].map(() => studies().restore(deleted, header.docName)))
    await studies().restore(deleted, header.docName)
    expect(await studies().load(header.docName)).toEqual({ header, content: study })
  })

  test('of two concurrent deletions exactly one returns the study', async () => {
    const { header } = await saveNew()
    const results = await Promise.all([1, 2].map(() => studies().remove(header.docName, header.uuid)))
    expect(results.filter((result) => result !== null)).toHaveLength(1)
  })

  test('restores custom rules for members who may read them', async () => {
    const theos = studiesOf(await open('tools@acme.test'))
    const docName = freshName()
    const header = await theos.save({ docName, content: sampleStudy(), basedOnRevision: null })
    const path = `domains/acme.test/users/tools/triangularis/${docName}/config/customRules`
    const rules = { json: '{}', revision: 3, updatedAt: '2026-05-01T10:00:00.000Z' }
    await write(path, rules)
    const deleted = await removed(header, theos)
    expect(await read(path)).toBeUndefined()
    await theos.restore(deleted, docName)
    expect(await read(path)).toEqual(rules)
  })
})
