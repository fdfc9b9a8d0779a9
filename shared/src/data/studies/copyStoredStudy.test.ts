import { describeContract, repeatingTransactions } from '../testing/describeContract.ts'
import { sampleStudy } from '../testing/sampleStudy.ts'
import { studiesOf } from '../testing/studiesOf.ts'
import { freshName } from '../testing/studyFixture.ts'

describeContract(({ client, saveNew, studies }) => {
  test('the copy is a separate study', async () => {
    const { study, header } = await saveNew()
    const copy = await studies().copy(header.docName, freshName())
    expect(copy).toMatchObject({ revision: 1, counts: header.counts })
    expect(copy.uuid).not.toBe(header.uuid)
    const stored = await studies().load(copy.docName)
    expect(stored.content).toEqual({ ...study, jtbd: { ...study.jtbd, uuid: copy.uuid } })
    expect(await studies().load(header.docName)).toEqual({ header, content: study })
  })

  test('a copy has the remarks of its original', async () => {
    const health = { errors: 3, warnings: 1, hints: 2 }
    const docName = freshName()
    await studies().save({ docName, content: sampleStudy(), basedOnRevision: null, counts: health })
    expect((await studies().copy(docName, freshName())).counts).toMatchObject(health)
  })

  test('a copy whose transaction runs twice is made once', async () => {
    const { header } = await saveNew()
    const to = freshName()
    const copy = await studiesOf(repeatingTransactions(client())).copy(header.docName, to)
    expect((await studies().load(to)).header).toEqual(copy)
  })

  test('a taken name and a missing source are refused', async () => {
    const { header } = await saveNew()
    const { header: other } = await saveNew()
    await expect(studies().copy(header.docName, other.docName)).rejects.toMatchObject({
      code: 'cen/doc-already-exists',
    })
    await expect(studies().copy(freshName(), freshName())).rejects.toMatchObject({
      code: 'cen/doc-not-found',
    })
  })
})
