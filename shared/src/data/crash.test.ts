import { setImmediate as nextTurn } from 'node:timers/promises'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import type { DocumentRepository, StoredTypes } from '@outcome-studio/shared/domain/saving'
import type { StudyTypes } from '@outcome-studio/shared/domain/study'
import { type LocalCloud, startLocalCloud } from '../../../tools/build/jest/localCloud.ts'
import type { Connection } from './connection/Connection.ts'
import { needsOf } from './testing/needsOf.ts'
import { onceOnline } from './testing/onceOnline.ts'
import { signedInAs } from './testing/openTestConnection.ts'
import { sampleNeeds } from './testing/sampleNeeds.ts'
import { sampleStudy } from './testing/sampleStudy.ts'
import { studiesOf } from './testing/studiesOf.ts'
import { freshName } from './testing/studyFixture.ts'

let cloud: LocalCloud
let connection: Connection
let studies: DocumentRepository<StudyTypes>

beforeAll(async () => {
  // No test calls a function, and they would load at each restart.
  cloud = await startLocalCloud({}, 'none')
  connection = await signedInAs(cloud, 'standard@acme.test')
  studies = studiesOf(connection)
  const { sdk } = await connection.firestore()
  sdk.setLogLevel('silent')
})
afterAll(async () => {
  await connection.release()
  await cloud.release()
})

/** Saves the first content, the second while the database is down, and the third afterwards. */
async function outlive<T extends StoredTypes>(
  open: () => DocumentRepository<T>,
  [first, second, third]: readonly [T['content'], T['content'], T['content']],
) {
  const documents = open()
  const docName = freshName()
  const header = await documents.save({ docName, content: first, basedOnRevision: null })

  const whileDown = async () => {
    const answers = [
      documents.save({ docName, content: second, basedOnRevision: 1 }),
      documents.load(docName),
    ]
    for (const answer of await Promise.allSettled(answers)) {
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'cen/offline' } })
    }
  }
  const afterwards = async () => {
    expect(await onceOnline(() => documents.load(docName))).toEqual({ header, content: first })
    // The database has stored the unanswered save, as if the connection broke after the commit.
    await open().save({ docName, content: second, basedOnRevision: 1 })
    expect(await documents.save({ docName, content: third, basedOnRevision: 1 })).toMatchObject({
      revision: 3,
    })
    expect((await documents.load(docName)).content).toEqual(third)
    await expect(documents.save({ docName, content: first, basedOnRevision: 1 })).rejects.toMatchObject({
      code: 'cen/doc-changed',
    })
  }
  return { whileDown, afterwards }
}

test('while the database is down no save is acknowledged, and no acknowledged save is lost', async () => {
  const study = sampleStudy()
  const needs = sampleNeeds()
  const withoutSteps = { ...study, jobSteps: [] }
  const kinds = [
    await outlive(
      () => studiesOf(connection),
      [study, withoutSteps, { ...withoutSteps, jtbd: { ...study.jtbd, executor: 'Hikers' } }],
    ),
    await outlive(
      () => needsOf(connection),
      [needs, { ...needs, vertical: 'Retail' }, { ...needs, vertical: 'Logistics' }],
    ),
  ]
  await cloud.kill()
  await Promise.all(kinds.map(({ whileDown }) => whileDown()))
  await cloud.restart()
  await Promise.all(kinds.map(({ afterwards }) => afterwards()))
})

test('a list that cannot be read reports its error, and is shown once the database is back', async () => {
  const elsewhere = await signedInAs(cloud, 'standard@acme.test')
  await cloud.kill()
  const heard: unknown[] = []
  let tell: () => void = () => undefined
  const until = (isReached: () => boolean) =>
    new Promise<void>((resolve) => {
      tell = () => {
        if (isReached()) resolve()
      }
      tell()
    })
  const hear = (what: unknown) => {
    heard.push(what)
    tell()
  }
  const release = studiesOf(elsewhere).watchList(hear, hear)
  await until(() => heard.length === 1)
  expect(heard).toMatchObject([{ code: 'cen/offline' }])
  await cloud.restart()
  await until(() => heard.some(Array.isArray))
  release()
  await elsewhere.release()
})

test('after a kill during a save, a study is stored completely or not at all', async () => {
  for (const turns of [0, 100, 300]) {
    const docName = freshName()
    const study = sampleStudy(`Prepare lunch number ${turns}`)
    const saving = studies.save({ docName, content: study, basedOnRevision: null })
    const outcome = saving.then(
      () => 'saved',
      () => 'refused',
    )
    for (let turn = 0; turn < turns; turn += 1) await nextTurn()
    await cloud.kill()
    await cloud.restart()

    const said = await outcome
    const found = await onceOnline(() => studies.load(docName)).catch((error: unknown) => error)
    // If a save was refused, its first answer may have been lost.
    const isThere = !(found instanceof StudioError && found.code === 'cen/doc-not-found')
    if (said === 'saved' || isThere) expect(found).toMatchObject({ content: study, header: { revision: 1 } })
    expect(await studies.save({ docName, content: study, basedOnRevision: null })).toMatchObject({
      revision: 1,
    })
  }
})
