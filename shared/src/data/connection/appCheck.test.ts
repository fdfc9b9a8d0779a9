/** @jest-environment ./tools/build/jest/BrowserEnvironment.js */
import '../testing/browserLikeNode.ts'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defineCallable, NOTHING } from '@outcome-studio/shared/callables/defineCallable'
import { defineStreamingCallable } from '@outcome-studio/shared/callables/defineStreamingCallable'
import { documentsPath } from '@outcome-studio/shared/domain/paths'
import { STUDY_SAVING } from '@outcome-studio/shared/domain/study'
import { type SharedCloud, sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { callCallable } from '../callables/callCallable.ts'
import { streamCallable } from '../callables/streamCallable.ts'
import { readMemberLight } from '../member/readMemberLight.ts'
import { signInWithToken } from '../signIn/signInWithToken.ts'
import { testConfig } from '../testing/openTestConnection.ts'
import {
  exchangeBy,
  exchanged,
  loadRecaptcha,
  recaptchaScripts,
  unloadRecaptcha,
} from '../testing/recaptcha.ts'
import type { Connection } from './Connection.ts'
import { openConnection } from './openConnection.ts'

const loaded = jest.fn()
jest.mock('firebase/app-check', () => {
  loaded()
  return jest.requireActual('firebase/app-check')
})

const OPTIONS = {
  name: 'countGuests',
  access: 'signedIn',
  input: NOTHING,
  output: NOTHING,
  seconds: 15,
  callsPerMinute: 10,
  maxBytes: 1_000,
} as const
const call = defineCallable(OPTIONS)
const stream = defineStreamingCallable({ ...OPTIONS, chunk: NOTHING, heartbeatSeconds: 5 })

/** Tokens with which functions were called; undefined without one. */
const sent: (string | undefined)[] = []
const functions = createServer((request, response) => {
  const isStream = request.headers.accept === 'text/event-stream'
  if (request.method === 'POST') sent.push(request.headers['x-firebase-appcheck']?.toString())
  response.writeHead(request.method === 'OPTIONS' ? 204 : 200, {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'content-type': isStream ? 'text/event-stream' : 'application/json',
  })
  response.end(isStream ? 'data: {"result":null}\n\n' : '{"result":null}')
})

let cloud: SharedCloud
let page: Connection
beforeAll(async () => {
  cloud = await sharedLocalCloud()
  functions.listen(0, '127.0.0.1')
  await once(functions, 'listening')
})
afterAll(async () => {
  functions.closeAllConnections()
  functions.close()
  await cloud.release()
})
beforeEach(() => {
  sent.length = 0
  loadRecaptcha()
})
afterEach(async () => {
  await page.release()
  unloadRecaptcha()
  jest.restoreAllMocks()
})

/** Opens a page of a member. */
async function open(appCheck: { readonly siteKey: string } | null): Promise<void> {
  const { port } = functions.address() as AddressInfo
  page = openConnection(
    { ...testConfig({ ...cloud, functionsPort: port }), appCheck },
    { name: randomUUID(), firestoreEmulatorHost: 'localhost', requestId: randomUUID },
  )
  await signInWithToken(await cloud.customToken('standard@acme.test'), page)
}

const ANN = { uid: 'standard', domain: 'acme.test' }
const signal = () => new AbortController().signal
const streamOnce = () => streamCallable(stream, undefined, { onChunk: () => {}, signal: signal() }, page)

test('where App Check is off, its SDK is not loaded, and calls have no token', async () => {
  await open(null)
  await callCallable(call, undefined, page)
  await streamOnce()
  expect(sent).toEqual([undefined, undefined])
  expect(loaded).not.toHaveBeenCalled()
  expect(recaptchaScripts()).toEqual([])
  expect(await readMemberLight(ANN, page, signal())).toMatchObject({ id: 'standard' })
})

test('where it is on, each call sends a token', async () => {
  exchangeBy(() => exchanged('token-1'))
  await open({ siteKey: 'site-key' })
  await Promise.all([callCallable(call, undefined, page), streamOnce()])
  expect(sent).toEqual(['token-1', 'token-1'])
})

test('a call without a token is not sent, and can be repeated', async () => {
  let isReachable = false
  exchangeBy(() => (isReachable ? exchanged('token-2') : Promise.reject(new TypeError('failed to fetch'))))
  await open({ siteKey: 'site-key' })
  await expect(callCallable(call, undefined, page)).rejects.toMatchObject({ code: 'cen/offline' })
  await expect(streamOnce()).rejects.toMatchObject({ code: 'cen/offline' })
  expect(sent).toEqual([])
  isReachable = true
  await callCallable(call, undefined, page)
  await streamOnce()
  expect(sent).toEqual(['token-2', 'token-2'])
})

test('where it is on, the first reads are left to the SDK, which has the token', async () => {
  exchangeBy(() => exchanged('token-3'))
  await open({ siteKey: 'site-key' })
  await expect(readMemberLight(ANN, page, signal())).rejects.toMatchObject({ name: 'LightReadError' })
  const list = page.source.listEarly((member) => documentsPath(STUDY_SAVING.place, member), signal())
  await expect(list).rejects.toMatchObject({ name: 'LightReadError' })
})
