import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type SharedCloud, sharedLocalCloud } from '../../../tools/build/jest/localCloud.ts'
import { type Client, openClient } from '../test/openClient.ts'
import { type Conversation, openConversation } from '../test/sia/openConversation.ts'

const THEO = { uid: 'tools', domain: 'acme.test' }

const siaResult = z.object({
  answer: z.object({ proposals: z.array(z.object({ edit: z.object({ after: z.string() }) })) }),
})

let cloud: SharedCloud
let theo: Client
let conversation: Conversation

beforeAll(async () => {
  cloud = await sharedLocalCloud()
  theo = await openClient(cloud, 'tools@acme.test')
  conversation = await openConversation(cloud, THEO)
  await conversation.say('hello', 'I run a restaurant')
})
afterAll(async () => {
  await conversation.release()
  await theo.release()
  await cloud.release()
})

const question = (more: object = {}) => ({ ...conversation.ask('hello', randomUUID()), ...more })

test('answers a message, and stores the answer', async () => {
  const asked = question()
  const result = await theo.call('siaChat', asked)
  expect(result).toMatchObject({
    status: 'whole',
    answer: { role: 'coach', parentId: 'hello', by: 'rules', status: 'whole' },
    budget: null,
  })
  expect(result).toMatchObject({ answer: await conversation.stored(asked.answerId) })
})

test('streams the answer before its result', async () => {
  const url = `http://localhost:${cloud.functionsPort}/demo-outcome-studio/us-west3/siaChat`
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${await theo.idToken()}`,
    },
    body: JSON.stringify({ data: question() }),
  })
  const events = (await response.text())
    .split('\n')
    .flatMap((line): unknown[] => (line.startsWith('data: ') ? [JSON.parse(line.slice(6))] : []))
  expect(events.at(-1)).toMatchObject({ result: { status: 'whole' } })
  expect(events).toContainEqual({ message: { chunk: { text: expect.any(String) } } })
})

test.each([
  ['another message', { messageId: 'missing' }],
  ['another session', { sessionId: 'other' }],
  ['another study', { studyUuid: 'dinner' }],
  ['a study that is no document id', { studyUuid: '__x__' }],
  ['a path as a study', { studyUuid: 'lunch/sessions/session/messages/hello/x' }],
])('of %s it says that the message is not there', async (_case, more) => {
  await expect(theo.call('siaChat', question(more))).rejects.toMatchObject({ code: 'functions/not-found' })
})

test.each([
  ['a message id that is a path', 'messageId', { messageId: 'hello/x/y' }],
  ['a session id that is a path', 'sessionId', { sessionId: '../session' }],
  ['an empty answer id', 'answerId', { answerId: '' }],
  ['no study', 'study', { study: undefined }],
  [
    'a foreign layer of need',
    'needs.goals.0.layer',
    { needs: { uuid: 'n', goals: [{ layer: 'x', text: '' }] } },
  ],
])('refuses %s', async (_case, field, more) => {
  await expect(theo.call('siaChat', question(more))).rejects.toMatchObject({
    code: 'functions/invalid-argument',
    details: { field },
  })
})

test.each([
  ['without access to the coach', 'standard@acme.test', 'functions/permission-denied'],
  ['whose membership has expired', 'expired@group.test', 'functions/permission-denied'],
  ['who is signed out', null, 'functions/unauthenticated'],
])('refuses a member %s', async (_case, email, code) => {
  const client = await openClient(cloud, email)
  await expect(client.call('siaChat', question())).rejects.toMatchObject({ code })
  await client.release()
})

test('drafts are checked by the rules of the organization too', async () => {
  await conversation.say('job', 'they want to seat guests')
  const study = { jtbd: { uuid: 'job', executor: 'Hosts', userInput: '' }, jobSteps: [] }
  const drafts = async () => {
    const result = await theo.call('siaChat', question({ messageId: 'job', study }))
    const { proposals } = siaResult.parse(result).answer
    return proposals.map(({ edit }) => edit.after)
  }
  expect(await drafts()).toEqual(['Seat guests'])
  const pattern = {
    id: 'say-place',
    entities: ['job'],
    severity: 'error',
    pattern: 'seat',
    message: 'Say place.',
  }
  const rules = conversation.firestore.doc('domains/acme.test/config/customRules')
  await rules.set({ json: JSON.stringify({ patterns: [pattern] }), revision: 1 })
  expect(await drafts()).toEqual([])
  await rules.delete()
})

test('nobody reaches the session of somebody else', async () => {
  const record = conversation.firestore.doc('domains/acme.test/users/admin')
  await record.set({ globalConfig: { hasVCAccess: true } }, { merge: true })
  const ada = await openClient(cloud, 'admin@acme.test')
  const asked = question()
  await expect(ada.call('siaChat', asked)).rejects.toMatchObject({ code: 'functions/not-found' })
  expect(await conversation.stored(asked.answerId)).toBeUndefined()
  await ada.release()
})

test('access to the coach without a membership is not enough', async () => {
  const record = conversation.firestore.doc('domains/group.test/users/expired')
  await record.set({ globalConfig: { hasVCAccess: true } }, { merge: true })
  const edgar = await openClient(cloud, 'expired@group.test')
  await expect(edgar.call('siaChat', question())).rejects.toMatchObject({
    code: 'functions/permission-denied',
  })
  await edgar.release()
})
