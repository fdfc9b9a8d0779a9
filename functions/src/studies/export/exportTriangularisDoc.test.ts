import { randomUUID } from 'node:crypto'
import {
  exportedFileSchema,
  type Study,
  studyFromOutline,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import { readWorkbook } from '@outcome-studio/shared/files'
import { strFromU8, unzipSync } from 'fflate'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore'
import { type SharedCloud, sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { type Client, openClient } from '../../test/openClient.ts'
import { readStoredStudy } from './readStoredStudy.ts'

const STELLA = 'domains/acme.test/users/standard'

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

function hedge(uuid: string): Study {
  const outline = {
    executor: 'Home gardeners',
    job: 'Keep a hedge in shape through the year',
    steps: [
      {
        category: 'Define' as const,
        step: 'Determine when to cut',
        outcomes: ['Minimize the time it takes to tell whether birds nest in it', '=1+1'],
      },
    ],
  }
  const study = studyFromOutline(outline, { uuid: studyUuid(uuid), newId: () => randomUUID() })
  return { ...study, survey: { respondents: 200 }, jtbd: { ...study.jtbd, verLexer: '0.0.0' } }
}

/** Stores a study under a unique name; returns the name. */
async function store(owner = STELLA): Promise<string> {
  const docName = `Hedge ${randomUUID()}`
  const study = hedge(docName)
  const at = firestore.doc(`${owner}/triangularis/${docName}`)
  const times = { createdAt: '2026-01-02T03:04:05.000Z', updatedAt: '2026-01-02T03:04:05.000Z' }
  const counts = { jobSteps: 1, outcomeStatements: 2 }
  await at.set({ header: { docName, uuid: docName, ...times, revision: 1, schemaVersion: 1, counts } })
  await at
    .collection('data')
    .doc('jtbd')
    .set({ ...study })
  return docName
}

const exported = async (firestoreDocId: unknown, client = stella) =>
  exportedFileSchema.parse(await client.call('exportTriangularisDoc', { firestoreDocId }))

/** The rows of each sheet, by the name of the sheet. */
async function sheetsOf(base64: string): Promise<ReadonlyMap<string, readonly (readonly string[])[]>> {
  const tables = await readWorkbook(Buffer.from(base64, 'base64'), () => undefined)
  return new Map(tables.map(({ name, rows }) => [name, rows]))
}

test('returns a workbook with all texts of the study as it is stored', async () => {
  const docName = await store()
  const { base64, name, type } = await exported(docName)
  expect(name).toBe(`${docName}.xlsx`)
  expect(type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  const sheets = await sheetsOf(base64)
  const { jtbd, jobSteps, survey } = hedge(docName)
  expect(sheets.get('Study')).toEqual(
    expect.arrayContaining([
      ['Study', docName],
      ['Job executor', jtbd.executor],
      ['Job', jtbd.userInput],
      ['Survey respondents', String(survey?.respondents)],
    ]),
  )
  const [, ...statements] = sheets.get('Outcome statements') ?? []
  expect(statements.map((cells) => cells.slice(0, 4))).toEqual(
    jobSteps.flatMap(({ userInput, category, outcomeStatements }, step) =>
      outcomeStatements.map((statement, at) => [
        `${step + 1}.${at + 1}`,
        userInput,
        category,
        statement.userInput.replace(/^=/, "'="),
      ]),
    ),
  )
  const [, ...steps] = sheets.get('Job steps') ?? []
  expect(steps.map(([, category, text]) => [text, category])).toEqual(
    jobSteps.map(({ userInput, category }) => [userInput, category]),
  )
})

test('a study with a name alone in its header is exported', async () => {
  const docName = await store()
  await firestore.doc(`${STELLA}/triangularis/${docName}`).set({ header: { docName } })
  const { base64 } = await exported(docName)
  expect((await sheetsOf(base64)).get('Study')?.[0]).toEqual(['Study', docName])
})

test('reading does not check: the remarks of older rules are those that were stored', async () => {
  const docName = await store()
  const content = firestore.doc(`${STELLA}/triangularis/${docName}/data/jtbd`)
  const remark = {
    ruleId: 'J1',
    severity: 'hint',
    message: 'An older rule said this.',
    span: null,
    suggestion: null,
    source: 'lexer',
  }
  await content.update({ 'jtbd.remarks': [remark] })
  const { study } = await readStoredStudy({ domain: 'acme.test', uid: 'standard' }, docName, firestore)
  expect(study.jtbd).toMatchObject({ verLexer: '0.0.0', remarks: [remark] })
  expect(study.jobSteps.flatMap(({ remarks }) => remarks)).toEqual([])
})

describe('the remarks in the workbook', () => {
  /** The text of a sheet's cells; sheet 1 is the overview, sheet 4 the remarks. */
  const sheet = async (docName: string, number: number, client = stella) => {
    const parts = unzipSync(Buffer.from((await exported(docName, client)).base64, 'base64'))
    return strFromU8(parts[`xl/worksheets/sheet${number}.xml`] ?? new Uint8Array())
  }
  const ruleIds = async (docName: string, client = stella) =>
    [...(await sheet(docName, 4, client)).matchAll(/>([A-Z]\d+)</g)].map(([, id = '']) => id)
  const NO_DIRECTION = '{"rules":{"O1":{"off":true}}}'

  test('are those of the current rules, also if no validation has run', async () => {
    const docName = await store()
    const content = firestore.doc(`${STELLA}/triangularis/${docName}/data/jtbd`)
    await content.update({ 'jtbd.verLexer': FieldValue.delete() })
    expect(await ruleIds(docName)).toContain('O1')
    for (const label of ['Errors', 'Warnings', 'Hints'])
      expect(await sheet(docName, 1)).toMatch(
        new RegExp(`>${label}</t></is></c><c r="B\\d+" s="\\d+"><v>\\d+</v>`),
      )
  })

  test('follow the custom rules of the organization', async () => {
    const docName = await store()
    const custom = firestore.doc('domains/acme.test/config/customRules')
    await custom.set({ json: NO_DIRECTION, revision: 1 })
    expect(await ruleIds(docName)).not.toContain('O1')
    await custom.delete()
    expect(await ruleIds(docName)).toContain('O1')
  })

  test('follow the custom rules of the study for a tools admin, as the editor does', async () => {
    const owner = 'domains/acme.test/users/tools'
    const docName = await store(owner)
    const tools = await clientOf('tools@acme.test')
    const custom = firestore.doc(`${owner}/triangularis/${docName}/config/customRules`)
    await custom.set({ json: NO_DIRECTION, revision: 1 })
    expect(await ruleIds(docName, tools)).not.toContain('O1')
    await custom.delete()
    expect(await ruleIds(docName, tools)).toContain('O1')
  })
})

test('writes nothing, and needs no membership', async () => {
  const owner = 'domains/solo.test/users/never'
  const docName = await store(owner)
  const at = firestore.doc(`${owner}/triangularis/${docName}`)
  const before = await Promise.all([at.get(), at.collection('data').doc('jtbd').get()])
  expect((await exported(docName, await clientOf('never@solo.test'))).name).toBe(`${docName}.xlsx`)
  const after = await Promise.all([at.get(), at.collection('data').doc('jtbd').get()])
  expect(after.map((document) => document.data())).toEqual(before.map((document) => document.data()))
  expect(after.map(({ updateTime }) => updateTime)).toEqual(before.map(({ updateTime }) => updateTime))
})

test('a missing study, or somebody else’s, is not found', async () => {
  const foreign = await store('domains/acme.test/users/admin')
  for (const docName of ['Nowhere', foreign]) {
    await expect(exported(docName)).rejects.toMatchObject({
      code: 'functions/not-found',
      details: { code: 'cen/doc-not-found' },
    })
  }
})

test('a malformed study cannot be exported', async () => {
  const docName = `Broken ${randomUUID()}`
  await firestore.doc(`${STELLA}/triangularis/${docName}`).set({ colour: 'green' })
  await expect(exported(docName)).rejects.toMatchObject({
    code: 'functions/failed-precondition',
    details: { code: 'cen/doc-loading-error' },
  })
})

test.each([undefined, null, 7, '', '..', 'a/b', '../admin/triangularis/x', 'x'.repeat(129)])(
  '%p is no name: the field is named',
  async (firestoreDocId) => {
    await expect(exported(firestoreDocId)).rejects.toMatchObject({
      code: 'functions/invalid-argument',
      details: { field: 'firestoreDocId' },
    })
  },
)

test('somebody signed out is asked to sign in', async () => {
  await expect(exported('Nowhere', await clientOf(null))).rejects.toMatchObject({
    code: 'functions/unauthenticated',
    details: { code: 'cen/sign-in-required' },
  })
})
