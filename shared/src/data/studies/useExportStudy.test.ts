import { readImportFile } from '@outcome-studio/shared/domain'
import { startLocalCloud } from '../../../../build/jest/localCloud.ts'
import { freshName, studyFixture, studyPath } from '../testing/studyFixture.ts'
import { writeAsServer } from '../testing/writeAsServer.ts'
import { exportTriangularisDoc } from './useExportStudy.ts'

const JOB = 'Keep a hedge in shape through the year'
const { cloud, connection, open } = studyFixture(startLocalCloud)

const storeOld = async () => {
  const docName = freshName()
  const jtbd = { uuid: docName, executor: 'Home gardeners', userInput: JOB }
  await writeAsServer(cloud(), studyPath(docName), { header: { uuid: docName, schemaVersion: 0 } })
  await writeAsServer(cloud(), `${studyPath(docName)}/data/jtbd`, { jtbd })
  return docName
}

test('a study comes as the bytes of a workbook, which says what it says', async () => {
  const docName = await storeOld()
  const { name, type, bytes } = await exportTriangularisDoc(docName, connection())
  expect(name).toBe(`${docName}.xlsx`)
  expect(type).toContain('spreadsheetml')
  const file = await readImportFile(bytes, name, () => undefined)
  expect(file).toMatchObject({
    kind: 'study',
    docName,
    study: { jtbd: { executor: 'Home gardeners', userInput: JOB } },
  })
})

test('a study that is gone, a damaged one and nobody signed in are told apart', async () => {
  const damaged = freshName()
  await writeAsServer(cloud(), studyPath(damaged), { colour: 'green' })
  await expect(exportTriangularisDoc(freshName(), connection())).rejects.toMatchObject({
    code: 'cen/doc-not-found',
  })
  await expect(exportTriangularisDoc(damaged, connection())).rejects.toMatchObject({
    code: 'cen/doc-loading-error',
  })
  await expect(exportTriangularisDoc(damaged, await open(null))).rejects.toMatchObject({
    code: 'cen/sign-in-required',
  })
})

test('a server that is gone is told as that, and afterwards it can be done again', async () => {
  const docName = await storeOld()
  await cloud().kill()
  await expect(exportTriangularisDoc(docName, connection())).rejects.toMatchObject({ code: 'cen/offline' })
  await cloud().restart()
  expect(await exportTriangularisDoc(docName, connection())).toMatchObject({ name: `${docName}.xlsx` })
})
