import { StudioError } from '@outcome-studio/shared/domain'
import { type LocalCloud, startLocalCloud } from '../../../../build/jest/localCloud.ts'
import type { Connection } from '../connection/Connection.ts'
import { needsOf } from '../testing/needsOf.ts'
import { signedInAs } from '../testing/openTestConnection.ts'
import { sampleNeeds } from '../testing/sampleNeeds.ts'
import { freshName } from '../testing/studyFixture.ts'

let cloud: LocalCloud
let connection: Connection

beforeAll(async () => {
  cloud = await startLocalCloud()
  connection = await signedInAs(cloud, 'standard@acme.test')
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

test('while the database is down no save of needs is acknowledged, and no acknowledged one is lost', async () => {
  const needs = needsOf(connection)
  const docName = freshName()
  const content = sampleNeeds()
  const header = await needs.save({ docName, needs: content, basedOnRevision: null })
  await cloud.kill()

  const changed = { ...content, vertical: 'Retail' }
  const answers = [needs.save({ docName, needs: changed, basedOnRevision: 1 }), needs.load(docName)]
  for (const answer of await Promise.allSettled(answers)) {
    expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'cen/offline' } })
  }

  await cloud.restart()
  expect(await onceOnline(() => needs.load(docName))).toEqual({ header, needs: content })

  // The database has stored the unanswered save, as if the connection broke after the commit.
  await needsOf(connection).save({ docName, needs: changed, basedOnRevision: 1 })
  const further = { ...changed, vertical: 'Logistics' }
  expect(await needs.save({ docName, needs: further, basedOnRevision: 1 })).toMatchObject({ revision: 3 })
  expect((await needs.load(docName)).needs).toEqual(further)
  await expect(needs.save({ docName, needs: content, basedOnRevision: 1 })).rejects.toMatchObject({
    code: 'cen/doc-changed',
  })
})
