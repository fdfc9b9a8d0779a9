import { randomUUID } from 'node:crypto'
import type { Needs, NeedsHeader, NeedsTypes } from '@outcome-studio/shared/domain/needs'
import { memberPath } from '@outcome-studio/shared/domain/paths'
import type { DocumentRepository, Fields } from '@outcome-studio/shared/domain/saving'
import type { Study, StudyHeader, StudyTypes } from '@outcome-studio/shared/domain/study'
import { type SharedCloud, sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import type { Connection } from '../connection/Connection.ts'
import type { Documents } from '../documents/Documents.ts'
import type { SignedIn } from '../session/Session.ts'
import { createMemoryClient } from './double/createMemoryClient.ts'
import { createMemoryDatabase } from './double/createMemoryDatabase.ts'
import type { DataClient } from './double/DataClient.ts'
import { needsOf } from './needsOf.ts'
import { openTestConnection, signedInAs } from './openTestConnection.ts'
import { sampleNeeds } from './sampleNeeds.ts'
import { sampleStudy } from './sampleStudy.ts'
import { studiesOf } from './studiesOf.ts'
import { freshName } from './studyFixture.ts'
import { deleteAsServer, readAsServer, writeAsServer } from './writeAsServer.ts'

/** A server for the tests of one file, with Stella Standard signed in. */
interface Server {
  /** Opens a further client; signed out for null. */
  readonly open: (email: string | null) => Promise<DataClient>
  /** Reads a document without checking the access rules. */
  readonly read: (path: string) => Promise<Fields | undefined>
  /** Replaces a document without checking the access rules; null deletes it. */
  readonly write: (path: string, fields: Fields | null) => Promise<void>
}

/** Fixture for the tests of a contract. */
export interface ContractFixture extends Server {
  /** Stella's client. */
  readonly client: () => DataClient
  /** Stella's studies. */
  readonly studies: () => DocumentRepository<StudyTypes>
  readonly saveNew: (docName?: string) => Promise<{ readonly study: Study; readonly header: StudyHeader }>
  /** Stella's needs documents. */
  readonly needs: () => DocumentRepository<NeedsTypes>
  readonly saveNewNeeds: (
    docName?: string,
  ) => Promise<{ readonly content: Needs; readonly header: NeedsHeader }>
}

/** Runs the same tests on the local cloud and on its double, which tests of other packages use. */
export function describeContract(tests: (fixture: ContractFixture) => void): void {
  describe('on the local cloud', () => tests(fixtureOn(localServer())))
  describe('on the double', () => tests(fixtureOn(memoryServer())))
}

function fixtureOn(server: Server): ContractFixture {
  let client: DataClient
  let studies: DocumentRepository<StudyTypes>
  let needs: DocumentRepository<NeedsTypes>
  beforeAll(async () => {
    client = await server.open('standard@acme.test')
    studies = studiesOf(client)
    needs = needsOf(client)
  })
  return {
    ...server,
    client: () => client,
    studies: () => studies,
    saveNew: async (docName = freshName()) => {
      const study = sampleStudy()
      return { study, header: await studies.save({ docName, content: study, basedOnRevision: null }) }
    },
    needs: () => needs,
    saveNewNeeds: async (docName = freshName()) => {
      const content = sampleNeeds()
      return { content, header: await needs.save({ docName, content, basedOnRevision: null }) }
    },
  }
}

function localServer(): Server {
  const connections: Connection[] = []
  let cloud: SharedCloud
  beforeAll(async () => {
    cloud = await sharedLocalCloud()
  })
  afterAll(async () => {
    await Promise.all(connections.map((connection) => connection.release()))
    await cloud.release()
  })
  return {
    open: async (email) => {
      const connection = email === null ? openTestConnection(cloud) : await signedInAs(cloud, email)
      connections.push(connection)
      return connection
    },
    read: (path) => readAsServer(cloud, path),
    write: (path, fields) =>
      fields === null ? deleteAsServer(cloud, path) : writeAsServer(cloud, path, fields),
  }
}

/** People have the uid and the domain that the seed gives them. One of them has no access. */
function memoryServer(): Server {
  const database = createMemoryDatabase()
  database.write(memberPath({ uid: 'never', domain: 'solo.test' }), { accessType: 'NONE' })
  const personOf = (email: string): SignedIn => {
    const [uid = '', domain = ''] = email.split('@')
    return { state: 'signedIn', uid, domain, email, claims: { toolsAdmin: uid === 'tools' } }
  }
  return {
    open: async (email) =>
      createMemoryClient({
        database,
        session: () => (email === null ? { state: 'signedOut' } : personOf(email)),
        now: () => new Date(),
      }),
    read: async (path) => database.read(path),
    write: async (path, fields) => database.write(path, fields),
  }
}

/**
 * Creates a client that can lose the answer to its next transaction: the writes are stored, and the transaction rejects
 * with unavailable.
 */
export function losingAnswers(client: DataClient): DataClient & { readonly loseNext: () => void } {
  let isLost = false
  const losing = withTransactions(client, ({ transact }) => async (update) => {
    const answer = await transact(update)
    if (!isLost) return answer
    isLost = false
    throw Object.assign(new Error(`Lost ${randomUUID()}.`), { code: 'unavailable' })
  })
  return {
    ...losing,
    loseNext: () => {
      isLost = true
    },
  }
}

/**
 * Creates a client that runs every transaction twice. The Firestore SDK does so when the answer to the first run was
 * lost.
 */
export const repeatingTransactions = (client: DataClient): DataClient =>
  withTransactions(client, ({ transact }) => async (update) => {
    await transact(update)
    return transact(update)
  })

/** The client with another way to run transactions. */
const withTransactions = (
  client: DataClient,
  transactOf: (documents: Documents) => Documents['transact'],
): DataClient => ({
  ...client,
  source: {
    ...client.source,
    documents: async () => {
      const documents = await client.source.documents()
      return { ...documents, transact: transactOf(documents) }
    },
  },
})
