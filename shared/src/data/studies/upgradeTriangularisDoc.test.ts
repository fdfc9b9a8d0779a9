import { upgradeTriangularisDoc as definition } from '@outcome-studio/shared/callables/upgradeTriangularisDoc'
import { startLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { callCallable } from '../callables/callCallable.ts'
import type { Connection } from '../connection/Connection.ts'
import { studiesOf } from '../testing/studiesOf.ts'
import { freshName, studyFixture, studyPath } from '../testing/studyFixture.ts'
import { writeAsServer } from '../testing/writeAsServer.ts'

const upgradeTriangularisDoc = (firestoreDocId: string, connection: Connection) =>
  callCallable(definition, { firestoreDocId }, connection)
const JOB = 'Keep a hedge in shape through the year'

const { cloud, connection, open } = studyFixture(startLocalCloud)

const contentPath = (docName: string) => `${studyPath(docName)}/data/jtbd`
const storeOld = async () => {
  const docName = freshName()
  const old = { header: { uuid: docName, createdAt: '2018-01-02T12:00:00.000Z', schemaVersion: 0 } }
  await writeAsServer(cloud(), studyPath(docName), old)
  await writeAsServer(cloud(), contentPath(docName), {
    jtbd: { uuid: docName, executor: 'Home gardeners', userInput: JOB },
  })
  return { docName, old }
}

test('without a membership the upgrade is refused, and the study can still be read', async () => {
  const never = await open('never@solo.test')
  const docName = freshName()
  const path = `domains/solo.test/users/never/triangularis/${docName}`
  await writeAsServer(cloud(), path, { header: { uuid: docName } })
  await writeAsServer(cloud(), `${path}/data/jtbd`, { jtbd: { uuid: docName, userInput: JOB } })
  await expect(upgradeTriangularisDoc(docName, never)).rejects.toMatchObject({
    code: 'functions/permission-denied',
  })
  expect((await studiesOf(never).load(docName)).content.jtbd.userInput).toBe(JOB)
})

test('an unreachable server is reported as offline, and the call can be repeated', async () => {
  const { docName } = await storeOld()
  await cloud().kill()
  await expect(upgradeTriangularisDoc(docName, connection())).rejects.toMatchObject({ code: 'cen/offline' })
  await cloud().restart()
  expect(await upgradeTriangularisDoc(docName, connection())).toMatchObject({ docName, isChanged: true })
})
