import { randomUUID } from 'node:crypto'
import { studyUuid } from '@outcome-studio/shared/domain/study'
import { describeContract } from '../testing/describeContract.ts'
import { nextList } from '../testing/nextList.ts'
import { sampleStudy } from '../testing/sampleStudy.ts'
import { studiesOf } from '../testing/studiesOf.ts'
import { freshName, studyPath } from '../testing/studyFixture.ts'

describeContract(({ open, saveNew, studies, write }) => {
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
    await expect(
      studies().save({ docName, content: sampleStudy(), basedOnRevision: null }),
    ).rejects.toMatchObject(refused)
    await expect(studies().rename(header.docName, docName, header.uuid)).rejects.toMatchObject(refused)
    await expect(studies().copy(header.docName, docName)).rejects.toMatchObject(refused)
    await expect(studies().load(docName)).rejects.toMatchObject({ code: 'cen/doc-not-found' })
  })

  test('accepts names of 128 characters, with dots, percent signs and other scripts', async () => {
    for (const docName of ['x'.repeat(128), 'a.b', '...', '50% über 日本 ?#', '__x', 'x__']) {
      const { study } = await saveNew(docName)
      expect((await studies().load(docName)).content).toEqual(study)
    }
  })

  describe('a damaged study', () => {
    test.each([
      ['no header', {}],
      ['its name where the header should be', { docName: 'Lunch', uuid: 'lunch' }],
      ['a text as its header', { header: 'Lunch' }],
      ['a header without uuid', { header: { docName: 'Lunch', revision: 3 } }],
      ['a header with a number as uuid', { header: { docName: 'Lunch', uuid: 7 } }],
    ])('with %s is listed, says so when it is opened, and can be deleted', async (_, document) => {
      const docName = freshName()
      await write(studyPath(docName), document)
      const listed = await nextList(studies(), (list) => list.some((header) => header.docName === docName))
      const header = listed.find((each) => each.docName === docName)
      expect(header).toMatchObject({ revision: 0, uuid: '' })
      await expect(studies().load(docName)).rejects.toMatchObject({ code: 'cen/doc-loading-error' })
      for (const change of [
        studies().rename(docName, freshName(), studyUuid('')),
        studies().copy(docName, freshName()),
        studies().save({ docName, content: sampleStudy(), basedOnRevision: null }),
      ]) {
        await expect(change).rejects.toMatchObject({ code: 'cen/doc-loading-error' })
      }
      await studies().remove(docName, studyUuid(''))
      await expect(studies().load(docName)).rejects.toMatchObject({ code: 'cen/doc-not-found' })
    })

    test('with missing or malformed content does not open', async () => {
      const { header } = await saveNew()
      await write(`${studyPath(header.docName)}/data/jtbd`, { jtbd: 'nothing' })
      await expect(studies().load(header.docName)).rejects.toMatchObject({ code: 'cen/doc-loading-error' })
      await expect(studies().copy(header.docName, freshName())).rejects.toMatchObject({
        code: 'cen/doc-loading-error',
      })
    })
  })

  test('fails with cen/sign-in-required when signed out', async () => {
    const theirs = studiesOf(await open(null))
    const refused = { code: 'cen/sign-in-required' }
    const uuid = studyUuid(randomUUID())
    await expect(theirs.load('x')).rejects.toMatchObject(refused)
    await expect(
      theirs.save({ docName: 'x', content: sampleStudy(), basedOnRevision: null }),
    ).rejects.toMatchObject(refused)
    await expect(theirs.rename('x', 'y', studyUuid('z'))).rejects.toMatchObject(refused)
    await expect(theirs.copy('x', 'y')).rejects.toMatchObject(refused)
    await expect(theirs.remove('x', uuid)).rejects.toMatchObject(refused)
    await expect(nextList(theirs, () => true)).rejects.toMatchObject(refused)
  })
})
