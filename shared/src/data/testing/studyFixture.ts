import { randomUUID } from 'node:crypto'
import type { DocumentRepository } from '@outcome-studio/shared/domain/saving'
import type { Study, StudyHeader, StudyTypes } from '@outcome-studio/shared/domain/study'
import type { SharedCloud } from '../../../../tools/build/jest/localCloud.ts'
import type { Connection } from '../connection/Connection.ts'
import { openTestConnection, signedInAs } from './openTestConnection.ts'
import { sampleStudy } from './sampleStudy.ts'
import { studiesOf } from './studiesOf.ts'

/** A local cloud for the tests of one file, with Stella Standard signed in. */
export interface StudyFixture<Cloud> {
  readonly cloud: () => Cloud
  readonly connection: () => Connection
  /** Stella's studies. */
  readonly studies: () => DocumentRepository<StudyTypes>
  /** Opens a further client; signed out for null. */
  readonly open: (email: string | null) => Promise<Connection>
  readonly saveNew: (docName?: string) => Promise<{ readonly study: Study; readonly header: StudyHeader }>
}

/** A name no study has. */
export const freshName = () => `Study ${randomUUID()}`

/** Path of one of Stella's studies. */
export const studyPath = (docName: string) => `domains/acme.test/users/standard/triangularis/${docName}`

/**
 * Starts the cloud before the tests of a file and releases everything after them.
 *
 * @param start `startLocalCloud` for tests that end the cloud, else `sharedLocalCloud`
 */
export function studyFixture<Cloud extends SharedCloud>(start: () => Promise<Cloud>): StudyFixture<Cloud> {
  const connections: Connection[] = []
  let cloud: Cloud
  let stella: Connection
  let studies: DocumentRepository<StudyTypes>

  const open = async (email: string | null) => {
    const connection = email === null ? openTestConnection(cloud) : await signedInAs(cloud, email)
    connections.push(connection)
    return connection
  }
  beforeAll(async () => {
    cloud = await start()
    stella = await open('standard@acme.test')
    studies = studiesOf(stella)
  })
  afterAll(async () => {
    await Promise.all(connections.map((connection) => connection.release()))
    await cloud.release()
  })

  return {
    cloud: () => cloud,
    connection: () => stella,
    studies: () => studies,
    open,
    saveNew: async (docName = freshName()) => {
      const study = sampleStudy()
      return { study, header: await studies.save({ docName, content: study, basedOnRevision: null }) }
    },
  }
}
