import { memberPath } from '@outcome-studio/shared/domain/paths'
import { unsubscribeToken } from '../../mail/unsubscribe/unsubscribeToken.ts'
import { type MailCloud, openMailCloud, PRODUCT_PROJECT } from '../../test/events/openMailCloud.ts'

const ann = { uid: 'unsubscriber', domain: 'solo.test', field: 'eventReminders' } as const
const DAY = 86_400_000
let at: MailCloud

beforeAll(async () => {
  at = await openMailCloud(PRODUCT_PROJECT)
})
beforeEach(async () => {
  await at.firestore.doc(memberPath(ann)).set({ id: ann.uid, name: 'Ann' })
})
afterAll(() => at.release())

const valid = () => unsubscribeToken(ann, 'local', Date.now())

async function request(token: string, init: RequestInit = {}) {
  const place = `http://localhost:${at.cloud.functionsPort}/demo-outcome-studio/us-west3/unsubscribe`
  const response = await fetch(`${place}?token=${encodeURIComponent(token)}`, init)
  return { status: response.status, headers: response.headers, page: await response.text() }
}
const record = async () => (await at.firestore.doc(memberPath(ann)).get()).data()

test('opening the link shows a button, and changes nothing', async () => {
  for (const method of ['GET', 'HEAD']) expect((await request(valid(), { method })).status).toBe(200)
  const { page, headers } = await request(valid())
  expect(page).toContain('<button type="submit">Unsubscribe</button>')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(await record()).toEqual({ id: ann.uid, name: 'Ann' })
})

test.each([
  ['one click of a mail program', 'List-Unsubscribe=One-Click'],
  ['the button', ''],
])('%s switches reminders off, also twice', async (_who, body) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const _time of [1, 2]) {
    const { status, page } = await request(valid(), { method: 'POST', body, headers })
    expect(status).toBe(200)
    expect(page).toContain('You are unsubscribed')
  }
  expect(await record()).toEqual({ id: ann.uid, name: 'Ann', eventReminders: false })
})

test.each(['GET', 'POST'])('%s with a forged or an old link says so, and changes nothing', async (method) => {
  const forged = await request(unsubscribeToken(ann, 'guess', Date.now()), { method })
  expect(forged).toMatchObject({ status: 400, page: expect.stringContaining('This link does not work') })
  const old = await request(unsubscribeToken(ann, 'local', Date.now() - 181 * DAY), { method })
  expect(old).toMatchObject({ status: 410, page: expect.stringContaining('This link has expired') })
  expect((await request('', { method })).status).toBe(400)
  expect(await record()).toEqual({ id: ann.uid, name: 'Ann' })
})

test('a member without a record gets none', async () => {
  await at.firestore.doc(memberPath(ann)).delete()
  expect((await request(valid(), { method: 'POST' })).status).toBe(200)
  expect(await record()).toBeUndefined()
})

test('nothing but GET and POST is accepted', async () => {
  expect((await request(valid(), { method: 'PUT' })).status).toBe(405)
})
