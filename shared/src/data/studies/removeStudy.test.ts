import { randomUUID } from 'node:crypto'
import { studyUuid } from '@outcome-studio/shared/domain'
import { sharedLocalCloud } from '../../../../build/jest/localCloud.ts'
import { studyFixture, studyPath } from '../testing/studyFixture.ts'

const { connection, saveNew, studies } = studyFixture(sharedLocalCloud)

test('header and content are gone, and deleting again is no failure', async () => {
  const { header } = await saveNew()
  await studies().remove(header.docName, header.uuid)
  const { sdk, db } = await connection().firestore()
  const path = studyPath(header.docName)
  expect((await sdk.getDoc(sdk.doc(db, path))).exists()).toBe(false)
  expect((await sdk.getDoc(sdk.doc(db, path, 'data', 'jtbd'))).exists()).toBe(false)
  await studies().remove(header.docName, header.uuid)
})

test('a study that got the name meanwhile is not deleted', async () => {
  const { study, header } = await saveNew()
  await expect(studies().remove(header.docName, studyUuid(randomUUID()))).rejects.toMatchObject({
    code: 'cen/doc-not-found',
  })
  expect((await studies().load(header.docName)).study).toEqual(study)
})
