import { upgradeTriangularisDoc as definition } from '@outcome-studio/shared/callables/upgradeTriangularisDoc'
import { STUDY_SCHEMA_VERSION, VER_LEXER } from '@outcome-studio/shared/domain'
import { startLocalCloud } from '../../../../build/jest/localCloud.ts'
import { callCallable } from '../callables/callCallable.ts'
import type { Connection } from '../connection/Connection.ts'
import { studiesOf } from '../testing/studiesOf.ts'
import { freshName, studyFixture, studyPath } from '../testing/studyFixture.ts'
import { writeAsServer } from '../testing/writeAsServer.ts'

const upgradeTriangularisDoc = (firestoreDocId: string, connection: Connection) =>
  callCallable(definition, { firestoreDocId }, connection)
const JOB = 'Keep a hedge in shape through the year'

const { cloud, connection, open, studies } = studyFixture(startLocalCloud)

const documentOf = async (docName: string) => {
  const { sdk, db } = await connection().firestore()
  return (await sdk.getDoc(sdk.doc(db, studyPath(docName)))).data()
}
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

test('an older study is read as it will be, and nothing is written', async () => {
  const { docName, old } = await storeOld()
  expect(await studies().load(docName)).toMatchObject({
    isOlder: true,
    header: { docName, revision: 0, schemaVersion: STUDY_SCHEMA_VERSION },
    study: { jtbd: { executor: 'Home gardeners', userInput: JOB }, jobSteps: [] },
  })
  expect(await documentOf(docName)).toEqual(old)
})

test('brought up to date it is a study like any other, which can be saved', async () => {
  const { docName } = await storeOld()
  const answer = { docName, revision: 1, schemaVersion: STUDY_SCHEMA_VERSION, verLexer: VER_LEXER }
  expect(await upgradeTriangularisDoc(docName, connection())).toEqual({ ...answer, isChanged: true })
  const stored = await studies().load(docName)
  expect(stored).not.toHaveProperty('isOlder')
  expect(stored.study.jtbd.userInput).toBe(JOB)
  const { study, header } = stored
  expect(await studies().save({ docName, study, basedOnRevision: header.revision })).toMatchObject({
    revision: 2,
    createdAt: '2018-01-02T12:00:00.000Z',
  })
})

test('who has the older one open on another device is told of it when they save', async () => {
  const docName = freshName()
  await writeAsServer(cloud(), studyPath(docName), {
    header: { uuid: docName, revision: 3 },
  })
  await writeAsServer(cloud(), contentPath(docName), { jtbd: { uuid: docName, userInput: JOB } })
  const elsewhere = studiesOf(await open('standard@acme.test'))
  const { study, header } = await elsewhere.load(docName)
  await upgradeTriangularisDoc(docName, connection())
  const changed = { ...study, jtbd: { ...study.jtbd, executor: 'Neighbours' } }
  await expect(
    elsewhere.save({ docName, study: changed, basedOnRevision: header.revision }),
  ).rejects.toMatchObject({ code: 'cen/doc-changed' })
})

test('a study that is gone, a damaged one and nobody signed in are told apart', async () => {
  const damaged = freshName()
  await writeAsServer(cloud(), studyPath(damaged), { colour: 'green' })
  await expect(upgradeTriangularisDoc(freshName(), connection())).rejects.toMatchObject({
    code: 'cen/doc-not-found',
  })
  await expect(upgradeTriangularisDoc(damaged, connection())).rejects.toMatchObject({
    code: 'cen/doc-loading-error',
  })
  await expect(upgradeTriangularisDoc(damaged, await open(null))).rejects.toMatchObject({
    code: 'cen/sign-in-required',
  })
})

test('without a membership it is refused, and can be read all the same', async () => {
  const never = await open('never@solo.test')
  const docName = freshName()
  const path = `domains/solo.test/users/never/triangularis/${docName}`
  await writeAsServer(cloud(), path, { header: { uuid: docName } })
  await writeAsServer(cloud(), `${path}/data/jtbd`, { jtbd: { uuid: docName, userInput: JOB } })
  await expect(upgradeTriangularisDoc(docName, never)).rejects.toMatchObject({
    code: 'functions/permission-denied',
  })
  expect((await studiesOf(never).load(docName)).study.jtbd.userInput).toBe(JOB)
})

test('a server that is gone is told as that, and afterwards it can be done again', async () => {
  const { docName } = await storeOld()
  await cloud().kill()
  await expect(upgradeTriangularisDoc(docName, connection())).rejects.toMatchObject({ code: 'cen/offline' })
  await cloud().restart()
  expect(await upgradeTriangularisDoc(docName, connection())).toMatchObject({ docName, isChanged: true })
})
