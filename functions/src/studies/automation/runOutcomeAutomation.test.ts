import { outcomeAutomationResultSchema } from '@outcome-studio/shared/domain/automation'
import { checkStudy, checkText, checkWholeStudy, VER_LEXER } from '@outcome-studio/shared/domain/checker'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { type SharedCloud, sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { readOrganizationRules } from '../../rules/readOrganizationRules.ts'
import { type Client, openClient } from '../../test/openClient.ts'

const GOOD = 'Minimize the likelihood that a guest waits when a table is free'
const BAD = 'Seat guests quickly'
const texts = { automationEntity: 'outcomeStatement', input: [GOOD, BAD, ''] }

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
const run = async (client: Client, request: unknown) => {
  const answer = await client.call('runOutcomeAutomation', request)
  return outcomeAutomationResultSchema.parse(answer)
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

test('texts get the same remarks as in the editor, by index, with the version of the rules', async () => {
  const result = await run(stella, texts)
  expect(result).toEqual({
    remarks: {
      0: checkText('outcomeStatement', GOOD),
      1: checkText('outcomeStatement', BAD),
      2: [],
    },
    verLexer: VER_LEXER,
  })
  expect(result.remarks[1]?.length).toBeGreaterThan(0)
})

test.each(['job', 'jobStep'] as const)('a %s is checked by its own rules', async (automationEntity) => {
  const { remarks } = await run(stella, { automationEntity, input: [BAD] })
  expect(remarks).toEqual({ 0: checkText(automationEntity, BAD) })
})

test('one text needs no list', async () => {
  const { remarks } = await run(stella, { automationEntity: 'job', input: BAD })
  expect(remarks).toEqual({ 0: checkText('job', BAD) })
})

test('a study gets remarks by uuid', async () => {
  const study = {
    jtbd: { uuid: 'a', executor: 'Hosts', userInput: 'Seat guests' },
    jobSteps: [
      {
        uuid: 'b',
        userInput: 'Locate a free table',
        category: 'Locate',
        outcomeStatements: [
          { uuid: 'c', userInput: GOOD },
          { uuid: 'd', userInput: BAD },
        ],
      },
    ],
  }
  const { remarks } = await run(stella, { automationEntity: 'study', input: study })
  expect(remarks).toEqual(checkStudy(study))
})

test('the rules about a whole study can run alone, and a study of 2,000 statements is accepted', async () => {
  const outcomeStatements = Array.from({ length: 500 }, (_, index) => ({
    uuid: `s${index}`,
    userInput: GOOD,
  }))
  const step = (index: number) => ({
    uuid: `b${index}`,
    userInput: 'Locate a free table',
    category: null,
    outcomeStatements: outcomeStatements.map(({ uuid, userInput }) => ({
      uuid: `${index}${uuid}`,
      userInput,
    })),
  })
  const jtbd = { uuid: 'a', executor: 'Hosts', userInput: 'Seat guests' }
  const input = { jtbd, jobSteps: [0, 1, 2, 3].map(step) }
  const result = await run(stella, { automationEntity: 'study', input, only: 'wholeStudy' })
  expect(result).toEqual({ remarks: checkWholeStudy(input), verLexer: VER_LEXER })
  expect(Object.values(result.remarks).flat()).toContainEqual(expect.objectContaining({ ruleId: 'O14' }))
})

test('without a judge, code checks a part of a study', async () => {
  const jtbd = { uuid: 'a', executor: 'Hosts', userInput: BAD }
  const input = { jtbd, jobSteps: [] }
  const result = await run(stella, { automationEntity: 'study', input, only: ['a', 'gone'] })
  expect(result).toEqual({ remarks: { a: checkText('job', BAD) }, verLexer: VER_LEXER })
})

test('somebody signed out is asked to sign in', async () => {
  await expect(run(await clientOf(null), texts)).rejects.toMatchObject({
    code: 'functions/unauthenticated',
    details: { code: 'cen/sign-in-required' },
  })
})

test.each([
  ['is none', () => 'nonsense'],
  ['has expired', expired],
])('a token that %s is refused', async (_case, spoil) => {
  const url = `http://localhost:${cloud.functionsPort}/demo-outcome-studio/us-west3/runOutcomeAutomation`
  const post = (token: string) =>
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ data: texts }),
    })
  const token = await stella.idToken()
  expect((await post(token)).status).toBe(200)
  expect((await post(spoil(token))).status).toBe(401)
})

/** The same token, issued yesterday. Tokens of the emulators are unsigned. */
function expired(token: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const claims: Record<string, number> = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const { exp = 0, iat = 0 } = claims
  const day = 86_400
  const yesterday = JSON.stringify({ ...claims, exp: exp - day, iat: iat - day })
  return [header, Buffer.from(yesterday).toString('base64url'), signature].join('.')
}

test.each(['expired@group.test', 'never@solo.test'])(
  '%s is told that it needs a membership',
  async (email) => {
    await expect(run(await clientOf(email), texts)).rejects.toMatchObject({
      code: 'functions/permission-denied',
      message: expect.stringContaining('needs a membership'),
    })
  },
)

test('a member with a valid trial may call it', async () => {
  expect((await run(await clientOf('trial@group.test'), texts)).verLexer).toBe(VER_LEXER)
})

describe('malformed input is refused with the name of the field', () => {
  const long = 'x'.repeat(4_001)
  const statements = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ uuid: `s${index}`, userInput: GOOD }))
  const step = (count: number) => ({
    uuid: 'b',
    userInput: 'Locate a free table',
    category: null,
    outcomeStatements: statements(count),
  })
  const study = (counts: readonly number[]) => ({
    automationEntity: 'study',
    input: { jtbd: { uuid: 'a', executor: '', userInput: '' }, jobSteps: counts.map(step) },
  })

  test.each<[field: string, request: unknown]>([
    ['data', null],
    ['data', 'study'],
    ['automationEntity', {}],
    ['automationEntity', { automationEntity: 'poem', input: [GOOD] }],
    ['input', { automationEntity: 'job' }],
    ['input', { automationEntity: 'job', input: { userInput: 'Seat guests' } }],
    ['input', { automationEntity: 'job', input: [] }],
    ['input.1', { automationEntity: 'job', input: [GOOD, 7] }],
    ['input.0', { automationEntity: 'job', input: [long] }],
    ['input', { automationEntity: 'job', input: Array.from({ length: 2_501 }, () => GOOD) }],
    ['input', { automationEntity: 'study', input: [GOOD] }],
    [
      'input.jobSteps',
      { automationEntity: 'study', input: { jtbd: { uuid: 'a', executor: '', userInput: '' } } },
    ],
    ['input.jobSteps.0.outcomeStatements', study([2_001])],
    ['input', study([500, 500, 500, 500, 500])],
    ['input', study([1, 1])],
    ['only', { ...study([1]), only: [] }],
    ['only', { ...study([1]), only: 'some' }],
    ['judge', { ...texts, judge: true }],
    ['configJSON', { ...texts, configJSON: { rules: {} } }],
  ])('%s', async (field, request) => {
    await expect(run(stella, request)).rejects.toMatchObject({
      code: 'functions/invalid-argument',
      message: expect.stringContaining(field),
      details: { field },
    })
  })
})

describe('custom rules', () => {
  const configJSON = JSON.stringify({ rules: { O1: { off: true }, O7: { severity: 'hint' } } })

  test('are refused from anybody but a tools admin, even if empty', async () => {
    for (const custom of [configJSON, '']) {
      await expect(run(stella, { ...texts, configJSON: custom })).rejects.toMatchObject({
        code: 'functions/permission-denied',
        message: expect.stringContaining('tools admins'),
      })
    }
  })

  test.each([undefined, null])('may be left out as %s', async (custom) => {
    expect(await run(stella, { ...texts, configJSON: custom })).toEqual(await run(stella, texts))
  })

  describe('of the organization', () => {
    const at = () => firestore.doc('domains/acme.test/config/customRules')
    const codes = async (client: Client, request: object = texts) =>
      (await run(client, request)).remarks[1]?.map(({ ruleId }) => ruleId)
    afterEach(() => at().delete())

    test('apply to every member, at once', async () => {
      const before = await codes(stella)
      expect(before).toContain('O1')
      await at().set({ json: '{"rules":{"O1":{"off":true}}}', revision: 1 })
      expect(await codes(stella)).toEqual(before?.filter((id) => id !== 'O1'))
      expect(await codes(await clientOf('trial@group.test'))).toEqual(before)
      await at().delete()
      expect(await codes(stella)).toEqual(before)
    })

    test('apply to nobody whose e-mail is not verified', async () => {
      await at().set({ json: '{}', revision: 1 })
      const read = (email_verified?: boolean) =>
        readOrganizationRules(
          { domain: 'acme.test', token: email_verified === undefined ? {} : { email_verified } },
          firestore,
        )
      expect([await read(true), await read(false), await read()]).toEqual(['{}', null, null])
    })

    test('are extended by a study of a tools admin', async () => {
      await at().set({ json: '{"rules":{"O1":{"off":true}}}', revision: 1 })
      const tools = await clientOf('tools@acme.test')
      const both = await codes(tools, { ...texts, configJSON: '{"rules":{"O7":{"off":true}}}' })
      expect(both).not.toContain('O1')
      expect(both).not.toContain('O7')
      expect(await codes(tools, { ...texts, configJSON: '{"rules":{"O1":{"off":false}}}' })).toContain('O1')
    })

    test.each([{ json: '{' }, { json: 7 }, { json: '{"rules":{"X99":{"off":true}}}' }, {}])(
      'that are malformed are ignored: %j',
      async (fields) => {
        await at().set(fields)
        expect(await codes(stella)).toContain('O1')
      },
    )
  })

  test('of a tools admin switch rules off and change their severity', async () => {
    const { remarks } = await run(await clientOf('tools@acme.test'), { ...texts, configJSON })
    const found = remarks[1] ?? []
    expect(found.map(({ ruleId }) => ruleId)).not.toContain('O1')
    expect(found.find(({ ruleId }) => ruleId === 'O7')).toMatchObject({ severity: 'hint' })
  })

  test('of a tools admin add patterns and required terms', async () => {
    const rule = { entities: ['outcomeStatement'], severity: 'error', message: 'Our own rule.' }
    const own = JSON.stringify({
      patterns: [{ ...rule, id: 'no-words', pattern: '\\w+' }],
      required: [{ ...rule, id: 'names-nothing', terms: ['frobnicator'] }],
    })
    const { remarks, verLexer } = await run(await clientOf('tools@acme.test'), { ...texts, configJSON: own })
    expect(remarks[0]?.map(({ ruleId }) => ruleId)).toEqual(
      expect.arrayContaining(['no-words', 'names-nothing']),
    )
    expect(verLexer).toBe(VER_LEXER)
  })

  test('with a pattern that could hang the checker are refused, with its position', async () => {
    const evil = { id: 'evil', entities: ['job'], severity: 'hint', message: 'm', pattern: '(a+)\\1' }
    await expect(
      run(await clientOf('tools@acme.test'), { ...texts, configJSON: JSON.stringify({ patterns: [evil] }) }),
    ).rejects.toMatchObject({
      code: 'functions/invalid-argument',
      message: expect.stringMatching(/line 1, column \d+ \(patterns\.0\.pattern\): .*back-reference/),
      details: { field: 'configJSON' },
    })
  })

  test.each(['', '{', '{"rules":{"X99":{"off":true}}}', '[]'])(
    'that cannot be used are named: %s',
    async (custom) => {
      await expect(
        run(await clientOf('tools@acme.test'), { ...texts, configJSON: custom }),
      ).rejects.toMatchObject({ code: 'functions/invalid-argument', details: { field: 'configJSON' } })
    },
  )
})

test('the rate limit applies to the caller only', async () => {
  const ada = await clientOf('admin@acme.test')
  const calls = await Promise.allSettled(Array.from({ length: 140 }, () => run(ada, texts)))
  const refused = calls.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThanOrEqual(20)
  expect(refused[0]).toMatchObject({ reason: { code: 'functions/resource-exhausted' } })
  expect((await run(await clientOf('trial@group.test'), texts)).verLexer).toBe(VER_LEXER)
})
