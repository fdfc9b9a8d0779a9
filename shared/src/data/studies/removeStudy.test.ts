import { randomUUID } from 'node:crypto'
import { studyUuid } from '@outcome-studio/shared/domain'
import { describeContract } from '../testing/describeContract.ts'
import { studyPath } from '../testing/studyFixture.ts'

describeContract(({ read, saveNew, studies }) => {
  test('removes header and content, and a repeated deletion succeeds', async () => {
    const { header } = await saveNew()
    await studies().remove(header.docName, header.uuid)
    const path = studyPath(header.docName)
    expect(await read(path)).toBeUndefined()
    expect(await read(`${path}/data/jtbd`)).toBeUndefined()
    await studies().remove(header.docName, header.uuid)
  })

  test('a study that took the name in the meantime is not deleted', async () => {
    const { study, header } = await saveNew()
    await expect(studies().remove(header.docName, studyUuid(randomUUID()))).rejects.toMatchObject({
      code: 'cen/doc-not-found',
    })
    expect((await studies().load(header.docName)).study).toEqual(study)
  })
})
