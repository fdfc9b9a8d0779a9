import { type SharedCloud, sharedLocalCloud } from '../../../tools/build/jest/localCloud.ts'
import { type Client, openClient } from '../test/openClient.ts'
import { STUDY } from '../test/sia/openConversation.ts'

let cloud: SharedCloud
let theo: Client

beforeAll(async () => {
  cloud = await sharedLocalCloud()
  theo = await openClient(cloud, 'tools@acme.test')
})
afterAll(async () => {
  await theo.release()
  await cloud.release()
})

const state = JSON.stringify({ open: { kind: 'gaps' }, passed: [], misses: 0, hostile: 0, unclear: '' })
const input = (more: object = {}) => ({ study: STUDY, state, lines: ['We waste napkins'], ...more })

test('tells what lines would become', async () => {
  expect(await theo.call('previewLines', input())).toEqual({
    lines: [
      {
        drafts: ['Minimize the number of napkins that are wasted'],
        remarks: [],
        isKnown: false,
        step: 'Locate a table',
      },
    ],
  })
})

test.each([
  ['no study', 'study', { study: undefined }],
  ['more lines than a question has', 'lines', { lines: Array(31).fill('We waste tags') }],
  ['a line longer than a message', 'lines.0', { lines: ['x'.repeat(4_001)] }],
])('refuses %s', async (_case, field, more) => {
  await expect(theo.call('previewLines', input(more))).rejects.toMatchObject({
    code: 'functions/invalid-argument',
    details: { field },
  })
})

test('a state that cannot be read is that of the beginning', async () => {
  const { lines } = (await theo.call('previewLines', input({ state: '{' }))) as { lines: object[] }
  expect(lines).toHaveLength(1)
})

test.each([
  ['without access to the coach', 'standard@acme.test', 'functions/permission-denied'],
  ['whose membership has expired', 'expired@group.test', 'functions/permission-denied'],
  ['who is signed out', null, 'functions/unauthenticated'],
])('refuses a member %s', async (_case, email, code) => {
  const client = await openClient(cloud, email)
  await expect(client.call('previewLines', input())).rejects.toMatchObject({ code })
  await client.release()
})
