import { randomUUID } from 'node:crypto'
import { type LocalCloud, startLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { readModelUse } from '../../judge/modelUse.ts'
import { calling, inTurn, refusing } from '../../test/modelServer/modelScripts.ts'
import { type ModelServer, startModelServer } from '../../test/modelServer/startModelServer.ts'
import { type Client, openClient } from '../../test/openClient.ts'
import { type Conversation, openConversation } from '../../test/sia/openConversation.ts'

const THEO = { uid: 'tools', domain: 'acme.test' }
const TEXT = 'Minimize the time it takes to lead a guest to a table'
const edit = { kind: 'addStatement', target: 's1', text: TEXT, reason: 'You said so.' }
const DRAFT = { text: 'Here is a draft.', calls: [calling('propose_edits', { edits: [edit] })] }

let server: ModelServer
let cloud: LocalCloud
let theo: Client
let conversation: Conversation

beforeAll(async () => {
  server = await startModelServer(inTurn(DRAFT, { text: 'Does it fit?' }))
  cloud = await startLocalCloud({
    JUDGE_URL: server.url,
    JUDGE_MODEL: 'scripted',
    JUDGE_KIND: 'openai',
    JUDGE_KEY: 'the-key',
    SIA_ANSWERS_PER_DAY: '3',
  })
  theo = await openClient(cloud, 'tools@acme.test')
  conversation = await openConversation(cloud, THEO)
  await conversation.say('hello', 'Leading a guest to a table takes long')
})
afterAll(async () => {
  await conversation.release()
  await theo.release()
  await cloud.release()
  await server.release()
})

test('the model answers, its answer is stored, and the built-in coach answers once the model is gone', async () => {
  const asked = conversation.ask('hello', randomUUID())
  const result = await theo.call('siaChat', asked)
  expect(result).toMatchObject({
    status: 'whole',
    answer: {
      by: 'model',
      notice: null,
      text: 'Here is a draft.\n\nDoes it fit?',
      proposals: [{ edit: { kind: 'addStatement', stepId: 'step', text: TEXT }, assumptions: [] }],
      decisions: {},
    },
    budget: { left: 2 },
  })
  expect(result).toMatchObject({ answer: await conversation.stored(asked.answerId) })
  server.follow(() => refusing(429))
  const next = await theo.call('siaChat', conversation.ask('hello', randomUUID()))
  expect(next).toMatchObject({ status: 'whole', answer: { by: 'rules', notice: 'modelUnavailable' } })
})

test('a hostile model writes nothing but its answer', async () => {
  const stored = async () => {
    const studies = await conversation.firestore
      .collection('domains/acme.test/users/tools/triangularis')
      .get()
    const contents = await Promise.all(
      studies.docs.map(async ({ ref }) => (await ref.collection('data').get()).docs),
    )
    return JSON.stringify([studies.docs, contents].flat(2).map((each) => [each.ref.path, each.data()]))
  }
  const before = await stored()
  expect(before).not.toBe('[]')
  const invented = { ...edit, text: `${TEXT} at Luigi` }
  const accepting = calling('accept_edits', { edits: [edit] })
  server.follow(
    inTurn({ text: 'I have saved it.', calls: [accepting, calling('propose_edits', { edits: [invented] })] }),
  )
  const result = await theo.call('siaChat', conversation.ask('hello', randomUUID()))
  expect(result).toMatchObject({ status: 'whole', answer: { decisions: {} } })
  expect(JSON.stringify(result)).not.toContain('Luigi')
  expect(await stored()).toBe(before)
})

test('every answer is counted, with its tokens and the reasons of fallbacks', async () => {
  const days = await readModelUse(conversation.firestore, Date.now(), 2)
  const without = days.flatMap(({ coach }) => coach.without)
  expect(days.reduce((sum, { coach }) => sum + coach.asked, 0)).toBe(3)
  expect(without).toContainEqual({ reason: 'rateLimited', count: 1 })
  expect(days.reduce((sum, { coach }) => sum + coach.output, 0)).toBeGreaterThan(1)
})
