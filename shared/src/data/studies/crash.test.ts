import { randomUUID } from 'node:crypto'
import { StudioError } from '@outcome-studio/shared/domain'
import { type LocalCloud, startLocalCloud } from '../../../../build/jest/localCloud.ts'
import type { Connection } from '../connection/Connection.ts'
import { signedInAs } from '../testing/openTestConnection.ts'
import { sampleStudy } from '../testing/sampleStudy.ts'
import { studiesOf } from '../testing/studiesOf.ts'
import type { StudyRepository } from './StudyRepository.ts'

let cloud: LocalCloud
let connection: Connection
let studies: StudyRepository

beforeAll(async () => {
  cloud = await startLocalCloud()
  connection = await signedInAs(cloud, 'standard@acme.test')
  studies = studiesOf(connection)
  const { sdk } = await connection.firestore()
  sdk.setLogLevel('silent')
})
afterAll(async () => {
  await connection.release()
  await cloud.release()
})

/** The SDK reconnects with growing delays. */
async function onceOnline<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof StudioError && error.code === 'cen/offline')) throw error
    }
  }
}

test('while the database is down no save is acknowledged, and no acknowledged save is lost', async () => {
  const docName = `Study ${randomUUID()}`
  const study = sampleStudy()
  const header = await studies.save({ docName, study, basedOnRevision: null })
  await cloud.kill()

  const changed = { ...study, jobSteps: [] }
  const answers = [studies.save({ docName, study: changed, basedOnRevision: 1 }), studies.load(docName)]
  for (const answer of await Promise.allSettled(answers)) {
    expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'cen/offline' } })
  }

  await cloud.restart()
  expect(await onceOnline(() => studies.load(docName))).toEqual({ header, study })

  // The database has stored the unanswered save, as if the connection broke after the commit.
  await studiesOf(connection).save({ docName, study: changed, basedOnRevision: 1 })
  const further = { ...changed, jtbd: { ...changed.jtbd, executor: 'Hikers' } }
  expect(await studies.save({ docName, study: further, basedOnRevision: 1 })).toMatchObject({ revision: 3 })
  expect((await studies.load(docName)).study).toEqual(further)
  await expect(studies.save({ docName, study, basedOnRevision: 1 })).rejects.toMatchObject({
    code: 'cen/doc-changed',
  })
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
  const studyOf = (round: number) => sampleStudy(`Prepare lunch number ${round}`)
  for (let round = 0; round < 5; round += 1) {
    const docName = `Study ${randomUUID()}`
    const study = studyOf(round)
    const saving = studies.save({ docName, study, basedOnRevision: null })
    const outcome = saving.then(
      () => 'saved',
      () => 'refused',
    )
    await new Promise((resolve) => setTimeout(resolve, round))
    await cloud.kill()
    await cloud.restart()

    const said = await outcome
    const found = await onceOnline(() => studies.load(docName)).catch((error: unknown) => error)
    // If a save was refused, its first answer may have been lost.
    const isThere = !(found instanceof StudioError && found.code === 'cen/doc-not-found')
    if (said === 'saved' || isThere) expect(found).toMatchObject({ study, header: { revision: 1 } })
    expect(await studies.save({ docName, study, basedOnRevision: null })).toMatchObject({ revision: 1 })
  }
})
