import { randomUUID } from 'node:crypto'
import { STUDY_SCHEMA_VERSION } from '@outcome-studio/shared/domain/base'
import { VER_LEXER } from '@outcome-studio/shared/domain/checker'
import {
  countStudy,
  parseStudy,
  parseStudyHeader,
  parseStudyVersion,
} from '@outcome-studio/shared/domain/study'
import { upgradeResultSchema } from '@outcome-studio/shared/domain/upgrade'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore'
import { type SharedCloud, sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { type Client, openClient } from '../../test/openClient.ts'

const STELLA = 'domains/acme.test/users/standard'

interface Fixture {
  readonly document: Readonly<Record<string, unknown>>
  readonly content: Readonly<Record<string, unknown>> | null
}
const OLDER = {
  document: {
    colour: 'blue',
    header: { uuid: 'study-1', createdAt: '2023-05-01T10:00:00.000Z', revision: 7, counts: { readers: 2 } },
  },
  content: {
    votes: 3,
    jtbd: { uuid: 'study-1', userInput: 'Move the household to another town', verLexer: '0.9.0' },
    jobSteps: [{ uuid: 'step-1', userInput: 'Find out what has to be moved', owner: 'Anna' }],
  },
} satisfies Fixture

let cloud: SharedCloud
let app: ReturnType<typeof initializeApp>
let firestore: Firestore
let stella: Client
const clients: Client[] = []

async function clientOf(email: string | null): Promise<Client> {
  const client = await openClient(cloud, email)
  clients.push(client)
  return client
}

beforeAll(async () => {
  cloud = await sharedLocalCloud()
  process.env.FIRESTORE_EMULATOR_HOST = `localhost:${cloud.firestorePort}`
  app = initializeApp({ projectId: 'demo-outcome-studio' }, 'server')
  firestore = getFirestore(app)
  stella = await clientOf('standard@acme.test')
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.release()))
  await deleteApp(app)
  await cloud.release()
})

const studyAt = (docName: string, owner = STELLA) => firestore.doc(`${owner}/triangularis/${docName}`)
const contentAt = (docName: string, owner?: string) => studyAt(docName, owner).collection('data').doc('jtbd')
const read = async (docName: string, owner?: string) => ({
  document: (await studyAt(docName, owner).get()).data(),
  content: (await contentAt(docName, owner).get()).data(),
})

/** Stores a study under a unique name; returns the name. */
async function store({ document, content }: Fixture, owner?: string): Promise<string> {
  const docName = `Old study ${randomUUID()}`
  await studyAt(docName, owner).set(document)
  if (content) await contentAt(docName, owner).set(content)
  return docName
}
const upgrade = async (firestoreDocId: unknown, client = stella) =>
  upgradeResultSchema.parse(await client.call('upgradeTriangularisDoc', { firestoreDocId }))

test('a study of an older version is upgraded once and keeps unknown keys', async () => {
  const docName = await store(OLDER)
  const answer = await upgrade(docName)
  expect(answer).toEqual({
    docName,
    revision: 8,
    schemaVersion: STUDY_SCHEMA_VERSION,
    verLexer: VER_LEXER,
    isChanged: true,
  })
  const { document, content } = await read(docName)
  const [header, study] = [parseStudyHeader(document?.header), parseStudy(content)]
  expect(header).toMatchObject({
    docName,
    revision: 8,
    createdAt: '2023-05-01T10:00:00.000Z',
    uuid: study.jtbd.uuid,
    counts: { readers: 2, ...countStudy(study) },
  })
  expect(document).toHaveProperty('colour', 'blue')
  expect(study).toMatchObject({ votes: 3, jobSteps: [{ owner: 'Anna' }] })

  expect(await upgrade(docName)).toEqual({ ...answer, isChanged: false })
  expect(await read(docName)).toEqual({ document, content })
})

test('a study with a name alone in its header receives the identity of its content', async () => {
  const docName = await store({ document: { header: { docName: 'Move' } }, content: OLDER.content })
  expect(await upgrade(docName)).toMatchObject({ docName, revision: 1, isChanged: true })
  const { document, content } = await read(docName)
  const study = parseStudy(content)
  expect(parseStudyHeader(document?.header)).toMatchObject({
    docName,
    uuid: 'study-1',
    revision: 1,
    createdAt: expect.stringMatching(/^2/),
    counts: countStudy(study),
  })
  expect(study).toMatchObject({ votes: 3, jobSteps: [{ owner: 'Anna' }] })
})

test('an upgrade is a save: it writes a version', async () => {
  const docName = await store(OLDER)
  const { revision } = await upgrade(docName)
  const { document, content } = await read(docName)
  const { uuid, counts } = parseStudyHeader(document?.header)
  const version = await firestore.doc(`${STELLA}/studyVersions/${uuid}/saves/${revision}`).get()
  expect(version.data()).toEqual({ docName, revision, savedAt: expect.any(String), counts, content })
  expect(parseStudyVersion(version.data())).toMatchObject({ revision, content: parseStudy(content) })
})

test('a newer version stays as it is', async () => {
  const header = { ...OLDER.document.header, schemaVersion: STUDY_SCHEMA_VERSION + 1 }
  const docName = await store({ document: { header }, content: OLDER.content })
  expect(await upgrade(docName)).toMatchObject({ schemaVersion: STUDY_SCHEMA_VERSION + 1, isChanged: false })
  expect(await read(docName)).toEqual({ document: { header }, content: OLDER.content })
})

test("unknown values of the database's own types are preserved", async () => {
  const seen = Timestamp.fromMillis(1_600_000_000_000)
  const docName = await store({ document: { ...OLDER.document, seen }, content: OLDER.content })
  await upgrade(docName)
  expect((await read(docName)).document?.seen).toEqual(seen)
})

test('concurrent calls upgrade once', async () => {
  const docName = await store(OLDER)
  const answers = await Promise.all([upgrade(docName), upgrade(docName), upgrade(docName)])
  expect(answers.filter(({ isChanged }) => isChanged)).toHaveLength(1)
  expect(answers.map(({ revision }) => revision)).toEqual([8, 8, 8])
})

test('a concurrent save of the member is not overwritten', async () => {
  const docName = await store(OLDER)
  const saved = { jtbd: { uuid: 'study-1', userInput: 'Saved meanwhile' } }
  await Promise.all([upgrade(docName), contentAt(docName).set(saved)])
  expect((await read(docName)).content?.jtbd.userInput).toBe('Saved meanwhile')
})

test('a missing study, or somebody else’s, is not found', async () => {
  const foreign = await store(OLDER, 'domains/acme.test/users/admin')
  const before = await read(foreign, 'domains/acme.test/users/admin')
  for (const docName of ['Nowhere', foreign]) {
    await expect(upgrade(docName)).rejects.toMatchObject({
      code: 'functions/not-found',
      details: { code: 'cen/doc-not-found' },
    })
  }
  expect(await read(foreign, 'domains/acme.test/users/admin')).toEqual(before)
})

test.each([
  ['no study', { document: { colour: 'green' }, content: null }, 'cen/doc-loading-error'],
  [
    'too large',
    {
      document: { header: { uuid: 'study-1' } },
      content: { jtbd: { uuid: 'study-1', userInput: 'Seat guests', notes: 'x'.repeat(1_047_000) } },
    },
    'cen/doc-too-large',
  ],
])('what is %s is refused and left as it is', async (_what, stored, code) => {
  const docName = await store(stored)
  await expect(upgrade(docName)).rejects.toMatchObject({
    code: 'functions/failed-precondition',
    details: { code },
  })
  expect(await read(docName)).toEqual({ document: stored.document, content: stored.content ?? undefined })
})

test.each([undefined, null, 7, '', '..', 'a/b', '../admin/triangularis/x', '__id__', 'x'.repeat(129)])(
  '%p is no name: the field is named',
  async (firestoreDocId) => {
    await expect(upgrade(firestoreDocId)).rejects.toMatchObject({
      code: 'functions/invalid-argument',
      details: { field: 'firestoreDocId' },
    })
  },
)

test('somebody signed out is asked to sign in', async () => {
  await expect(upgrade('Nowhere', await clientOf(null))).rejects.toMatchObject({
    code: 'functions/unauthenticated',
    details: { code: 'cen/sign-in-required' },
  })
})

test('without a membership nothing is written', async () => {
  const owner = 'domains/solo.test/users/never'
  const docName = await store(OLDER, owner)
  const before = await read(docName, owner)
  await expect(upgrade(docName, await clientOf('never@solo.test'))).rejects.toMatchObject({
    code: 'functions/permission-denied',
    message: expect.stringContaining('needs a membership'),
  })
  expect(await read(docName, owner)).toEqual(before)
})
