import { randomUUID } from 'node:crypto'
import { type LocalCloud, startLocalCloud } from '../../../tools/build/jest/localCloud.ts'
import { type ScriptedLanguageModel, startLanguageModel } from '../test/language-model/startLanguageModel.ts'
import { type Client, openClient } from '../test/openClient.ts'
import { type Conversation, openConversation } from '../test/sia/openConversation.ts'
import { withinOneDay } from '../test/withinOneDay.ts'

const member = 200
const USAGE = 'usage/tools/sia/today'

let model: ScriptedLanguageModel
let cloud: LocalCloud
let theo: Client
let conversation: Conversation

beforeAll(async () => {
  model = await startLanguageModel()
  cloud = await startLocalCloud({
    JUDGE_URL: model.url,
    JUDGE_MODEL: 'scripted',
    JUDGE_KIND: 'openai',
    JUDGE_KEY: 'key',
  })
  theo = await openClient(cloud, 'tools@acme.test')
  conversation = await openConversation(cloud, { uid: 'tools', domain: 'acme.test' })
  await conversation.say('hello', 'I run a restaurant')
})
beforeEach(() => conversation.firestore.doc(USAGE).delete())
afterAll(async () => {
  await conversation.release()
  await theo.release()
  await cloud.release()
  await model.release()
})

const chat = (answerId: string = randomUUID()) => theo.call('siaChat', conversation.ask('hello', answerId))

test('the configured language model answers, and the answer is counted', async () => {
  model.follow(() => ({ kind: 'say', text: 'Who waits for a table?' }))
  const answerId = randomUUID()
  const result = await chat(answerId)
  expect(result).toMatchObject({
    status: 'whole',
    answer: { text: 'Who waits for a table?', by: 'model', notice: null },
    budget: { left: member - 1, resetsAt: expect.stringMatching(/T00:00:00\.000Z$/) },
  })
  expect(model.questions).toHaveLength(1)
  // The same answer again costs nothing.
  expect(await chat(answerId)).toEqual(result)
  expect(model.questions).toHaveLength(1)
})

test('the built-in coach answers if the model refuses the key', async () => {
  model.follow(() => ({ kind: 'refuse', status: 401 }))
  expect(await chat()).toMatchObject({
    status: 'whole',
    answer: { by: 'rules', notice: 'modelUnavailable', text: expect.stringMatching(/\w/) },
  })
})

test('beyond the budget of the day the built-in coach answers', async () => {
  // A quota of yesterday would be renewed.
  const result = await withinOneDay(async (day) => {
    model.follow(() => ({ kind: 'say', text: 'Who waits for a table?' }))
    await conversation.firestore.doc(USAGE).set({ day, used: member })
    return chat()
  })
  expect(result).toMatchObject({
    status: 'whole',
    answer: { by: 'rules', notice: 'budgetSpent' },
    budget: { left: 0 },
  })
  expect(model.questions).toEqual([])
})
