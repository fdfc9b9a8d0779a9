import { randomUUID } from 'node:crypto'
import { studyUuid } from '@outcome-studio/shared/domain/study'
import { describeContract, repeatingTransactions } from '../testing/describeContract.ts'
import { studiesOf } from '../testing/studiesOf.ts'
import { studyPath } from '../testing/studyFixture.ts'

describeContract(({ client, read, saveNew, studies }) => {
  test('removes header and content, and a repeated deletion succeeds', async () => {
    const { header } = await saveNew()
    await studies().remove(header.docName, header.uuid)
    const path = studyPath(header.docName)
    expect(await read(path)).toBeUndefined()
    expect(await read(`${path}/data/jtbd`)).toBeUndefined()
    await studies().remove(header.docName, header.uuid)
  })

  test('a deletion whose transaction runs twice can be undone', async () => {
    const { study, header } = await saveNew()
    const removed = await studiesOf(repeatingTransactions(client())).remove(header.docName, header.uuid)
    if (removed === null) throw new Error('The deletion returned nothing to restore.')
    await studies().restore(removed, header.docName)
    expect(await studies().load(header.docName)).toEqual({ header, content: study })
  })

  test('a study that another client deleted is not returned', async () => {
    const { header } = await saveNew()
    await studies().remove(header.docName, header.uuid)
    const again = studiesOf(repeatingTransactions(client()))
    expect(await again.remove(header.docName, header.uuid)).toBeNull()
  })

  test('a study that took the name in the meantime is not deleted', async () => {
    const { study, header } = await saveNew()
    await expect(studies().remove(header.docName, studyUuid(randomUUID()))).rejects.toMatchObject({
      code: 'cen/doc-not-found',
    })
    expect((await studies().load(header.docName)).content).toEqual(study)
  })
})
