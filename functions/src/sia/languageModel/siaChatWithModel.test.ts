import { randomUUID } from 'node:crypto'
import { type LocalCloud, startLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
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
