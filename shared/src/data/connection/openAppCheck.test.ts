/** @jest-environment ./tools/build/jest/BrowserEnvironment.js */
import { randomUUID } from 'node:crypto'
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  answerScripts,
  exchangeBy,
  exchanged,
  loadRecaptcha,
  recaptchaScripts,
  unloadRecaptcha,
} from '../testing/recaptcha.ts'
import type { AppCheckConnection } from './Connection.ts'
import { openAppCheck } from './openAppCheck.ts'

let app: FirebaseApp
let appCheck: AppCheckConnection
const open = () => {
  app = initializeApp({ projectId: 'demo', apiKey: 'key', appId: 'app' }, randomUUID())
  appCheck = openAppCheck(app, 'site-key')
}
afterEach(async () => {
  appCheck.release()
  await deleteApp(app)
  unloadRecaptcha()
  jest.restoreAllMocks()
})

test('a score of reCAPTCHA is exchanged for a token once', async () => {
  const answer = jest.fn(() => exchanged('token'))
  exchangeBy(answer)
  open()
  loadRecaptcha()
  await appCheck.requireToken()
  await appCheck.requireToken()
  expect(answer).toHaveBeenCalledTimes(1)
})

test('a script that is blocked fails at once, and is loaded again at the next try', async () => {
  let isBlocked = true
  const release = answerScripts(() => isBlocked)
  exchangeBy(() => exchanged('token'))
  jest.useFakeTimers()
  open()
  for (const _try of [1, 2]) {
    await expect(appCheck.requireToken()).rejects.toMatchObject({
      code: 'cen/app-not-verified',
      recovery: 'retry',
    })
  }
  isBlocked = false
  await appCheck.requireToken()
  jest.useRealTimers()
  expect(recaptchaScripts()).toHaveLength(1)
  release()
})

test('a script that does not answer fails in time, and serves a later try', async () => {
  exchangeBy(() => exchanged('token'))
  jest.useFakeTimers()
  open()
  const refused = expect(appCheck.requireToken()).rejects.toMatchObject({ code: 'cen/app-not-verified' })
  await jest.advanceTimersByTimeAsync(10_000)
  jest.useRealTimers()
  await refused
  loadRecaptcha()
  await appCheck.requireToken()
})

test('a page that is offline says so, and can try again', async () => {
  let answer = (): Promise<Response> => Promise.reject(new TypeError('failed to fetch'))
  exchangeBy(() => answer())
  open()
  loadRecaptcha()
  await expect(appCheck.requireToken()).rejects.toMatchObject({ code: 'cen/offline' })
  answer = () => exchanged('token')
  await appCheck.requireToken()
})

test('a page that App Check refuses is not verified', async () => {
  exchangeBy(async () => new Response('{}', { status: 403 }))
  open()
  loadRecaptcha()
  await expect(appCheck.requireToken()).rejects.toMatchObject({ code: 'cen/app-not-verified' })
})

test('scripts of others are left alone', async () => {
  exchangeBy(() => exchanged('token'))
  open()
  const other = document.createElement('script')
  other.src = 'https://studio.test/other.js'
  document.head.append(other)
  const token = appCheck.requireToken()
  other.dispatchEvent(new Event('error'))
  loadRecaptcha()
  await token
  expect(other.isConnected).toBe(true)
  other.remove()
})
