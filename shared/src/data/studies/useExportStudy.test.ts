import { startLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { freshName, studyFixture, studyPath } from '../testing/studyFixture.ts'
import { writeAsServer } from '../testing/writeAsServer.ts'
import { exportTriangularisDoc } from './useExportStudy.ts'

const JOB = 'Keep a hedge in shape through the year'
const { cloud, connection } = studyFixture(startLocalCloud)

const storeOld = async () => {
  const docName = freshName()
  const jtbd = { uuid: docName, executor: 'Home gardeners', userInput: JOB }
  await writeAsServer(cloud(), studyPath(docName), { header: { uuid: docName, schemaVersion: 0 } })
  await writeAsServer(cloud(), `${studyPath(docName)}/data/jtbd`, { jtbd })
  return docName
}

test('an unreachable server is reported as offline, and the call can be repeated', async () => {
  const docName = await storeOld()
  await cloud().kill()
  await expect(exportTriangularisDoc(docName, connection())).rejects.toMatchObject({ code: 'cen/offline' })
  await cloud().restart()
  expect(await exportTriangularisDoc(docName, connection())).toMatchObject({ name: `${docName}.xlsx` })
})
