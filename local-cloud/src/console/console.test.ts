import { request } from 'node:http'
import { type RunningMail, startMail } from '../mail/startMail.ts'
import type { LoopbackListener } from '../network/listenOnLoopback.ts'
import { temporaryFolder } from '../test/temporaryFolder.ts'
import { startConsole } from './startConsole.ts'

const SHELL = 'http://localhost:3000'
const NOON = Date.UTC(2026, 2, 1, 12)

let folder: ReturnType<typeof temporaryFolder>
let mail: RunningMail
let console: LoopbackListener
let url: string
let errors: unknown[]

beforeEach(async () => {
  folder = temporaryFolder()
  errors = []
  await start()
})
afterEach(async () => {
  await end()
  folder.remove()
})

async function start(): Promise<void> {
  mail = startMail(folder.path, () => NOON)
  console = await startConsole({
    port: 0,
    mails: mail.store,
    branding: { siteName: 'Shop', heading: 'Shop', mark: { path: 'M9 17l5 5 9-12', color: '#2456c4' } },
    shellOrigin: SHELL,
    now: () => NOON,
    onError: (error) => errors.push(error),
  })
  url = `http://localhost:${console.port}`
}

async function end(): Promise<void> {
  await console.close()
  mail.close()
}

const json = async (path: string): Promise<unknown> => (await fetch(url + path)).json()
const page = async (): Promise<string> => (await fetch(url)).text()

describe('the mailbox', () => {
  test('opens first, and shows when it is empty', async () => {
    const response = await fetch(url)
    expect(response.url).toBe(`${url}/mailbox`)
    expect(await response.text()).toContain('No mail yet')
  })

  test('lists mails newest first, with URLs as links', async () => {
    mail.send({ to: 'ann@acme.test', subject: 'First', text: 'Nothing to click.' })
    mail.send({ to: 'bob@acme.test', subject: 'Second', text: 'Go to http://localhost:9200/u?a=1&b=2. Now.' })
    const content = await page()
    expect(content.indexOf('Second')).toBeLessThan(content.indexOf('First'))
    expect(content).toContain('<a href="http://localhost:9200/u?a=1&amp;b=2">')
    expect(content.match(/<a href="http/g)).toHaveLength(1)
    expect(content).toContain('To bob@acme.test')
    expect(content).toContain('<time datetime="2026-03-01T12:00:00.000Z">')
  })

  test('shows scripts as text everywhere', async () => {
    const script = '"><script>alert(1)</script>'
    mail.send({ to: script, subject: script, text: `${script} http://x.test/${script} javascript:alert(1)` })
    const content = await page()
    expect(content).not.toContain('<script>')
    expect(content.match(/href="[^"]*"/g)).toContain('href="http://x.test/"')
    expect(content).not.toContain('href="javascript')
  })

  test('runs no scripts and cannot be framed', async () => {
    const policy = (await fetch(url)).headers.get('content-security-policy')
    expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect(policy).not.toMatch(/unsafe|script-src (?!'self';)/)
  })

  test('returns all mails or those of one address to tests', async () => {
    mail.send({ to: 'Ann@acme.test', subject: 'First', text: 'One', html: '<p>One</p>' })
    mail.send({ to: 'bob@acme.test', subject: 'Second', text: 'Two' })
    expect(await json('/mails.json')).toMatchObject([{ subject: 'Second' }, { subject: 'First' }])
    expect(await json('/mails.json?to=ann@ACME.test')).toEqual([
      { id: 1, sentAt: NOON, to: 'Ann@acme.test', subject: 'First', text: 'One', html: '<p>One</p>' },
    ])
    expect(await json('/mails.json?to=nobody@acme.test')).toEqual([])
  })

  test('preserves mails over a restart', async () => {
    mail.send({ to: 'ann@acme.test', subject: 'Kept', text: '' })
    await end()
    await start()
    expect(await json('/mails.json')).toMatchObject([{ subject: 'Kept' }])
  })

  test('is emptied by its button or by a test, and by no other site', async () => {
    const send = () => mail.send({ to: 'ann@acme.test', subject: 'Mail', text: '' })
    const empty = (origin: string) =>
      fetch(`${url}/mailbox/delete`, { method: 'POST', headers: { origin }, redirect: 'manual' })
    send()
    for (const origin of ['https://evil.test', SHELL, 'null']) {
      expect((await empty(origin)).status).toBe(403)
    }
    expect(await json('/mails.json')).toHaveLength(1)
    const emptied = await empty(url)
    expect([emptied.status, emptied.headers.get('location')]).toEqual([303, '/mailbox'])
    expect(await json('/mails.json')).toEqual([])
    send()
    await fetch(`${url}/mails.json`, { method: 'DELETE' })
    expect(await json('/mails.json')).toEqual([])
  })

  test('cannot be read by other sites', async () => {
    const response = await fetch(`${url}/mails.json`, { headers: { origin: 'https://evil.test' } })
    expect(response.status).toBe(403)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('session recordings', () => {
  const record = (body: string, origin = SHELL) =>
    fetch(`${url}/session-replay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body,
    })
  const part = (recordingId: string, events: unknown[]) => JSON.stringify({ recordingId, events })

  test('are accepted from pages of the app', async () => {
    const preflight = await fetch(`${url}/session-replay`, { method: 'OPTIONS', headers: { origin: SHELL } })
    expect(preflight.headers.get('access-control-allow-origin')).toBe(SHELL)
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type')
    const first = part('r1', [{ type: 2 }])
    expect((await record(first)).status).toBe(204)
    expect((await record(first)).headers.get('access-control-allow-origin')).toBe(SHELL)
    await record(part('r2', []))
    const each = { bytes: first.length, receivedAt: NOON }
    expect(await json('/session-replay.json')).toEqual([
      { recordingId: 'r1', bytes: 2 * first.length, parts: [each, each] },
      { recordingId: 'r2', bytes: part('r2', []).length, parts: [expect.anything()] },
    ])
  })

  test.each([
    ['of another site', part('r1', []), 'https://evil.test', 403],
    ['that are no JSON', '{"recordingId":', SHELL, 400],
    ['without an id', '{"events":[]}', SHELL, 400],
    ['without events', '{"recordingId":"r1"}', SHELL, 400],
    ['that are nothing', '', SHELL, 400],
    ['that are too long', part('r1', ['x'.repeat(2 * 1024 * 1024)]), SHELL, 413],
  ])('are rejected: %s', async (_what, body, origin, status) => {
    expect((await record(body, origin)).status).toBe(status)
    expect(await json('/session-replay.json')).toEqual([])
    expect(errors).toEqual([])
  })

  test('that break off halfway are discarded, and the next one is accepted', async () => {
    const sending = request(`${url}/session-replay`, {
      method: 'POST',
      headers: { origin: SHELL, 'content-length': 1000 },
    })
    const closed = new Promise((resolve) => sending.once('error', resolve))
    sending.write('{"recordingId":"r1"')
    await new Promise((resolve) => sending.once('socket', (socket) => socket.once('connect', resolve)))
    sending.destroy(new Error('closed'))
    await closed
    expect((await record(part('r2', []))).status).toBe(204)
    expect(await json('/session-replay.json')).toMatchObject([{ recordingId: 'r2' }])
    expect(errors).toEqual([])
  })
})

test('responds with 404 to any other path', async () => {
  const response = await fetch(`${url}/nothing`)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('nothing here')
})

describe('calls for services elsewhere', () => {
  const call = (headers: Readonly<Record<string, string>>, body: unknown = { name: 'Ann' }) =>
    fetch(`${url}/calls`, { method: 'POST', headers, body: JSON.stringify(body) })

  test('are listed, each key once', async () => {
    const headers = { authorization: 'Bearer any', 'idempotency-key': 'one' }
    expect((await call(headers)).status).toBe(200)
    expect((await call(headers, { name: 'Bob' })).status).toBe(200)
    expect(await json('/calls.json')).toEqual([
      { idempotencyKey: 'one', body: { name: 'Ann' }, receivedAt: NOON },
    ])
  })

  test.each([{ authorization: 'Bearer any' }, { 'idempotency-key': 'one' }])(
    'are refused with only %j',
    async (headers) => {
      expect((await call({ ...headers })).status).toBe(401)
      expect(await json('/calls.json')).toEqual([])
    },
  )
})

describe('the parts of a mail', () => {
  const attachment = { name: 'Käse "1".ics', type: 'text/calendar', content: new Uint8Array([1, 2, 255]) }
  const sendOne = () =>
    mail.send({
      to: 'ann@acme.test',
      subject: 'Rich',
      text: 'Text',
      html: '<script>alert(1)</script><b>Rich</b>',
      attachments: [attachment],
    })

  test('attachments are listed and downloaded, never shown', async () => {
    sendOne()
    expect(await page()).toContain('href="/attachment?mail=1&amp;place=0"')
    expect(await json('/mails.json')).toMatchObject([
      { attachments: [{ name: attachment.name, type: 'text/calendar', size: 3 }] },
    ])
    const response = await fetch(`${url}/attachment?mail=1&place=0`)
    expect(response.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''K%C3%A4se%20%221%22.ics",
    )
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([1, 2, 255])
    for (const wrong of ['mail=1&place=1', 'mail=2&place=0', 'mail=x', '']) {
      expect((await fetch(`${url}/attachment?${wrong}`)).status).toBe(404)
    }
  })

  test('HTML is shown on a page that can do nothing', async () => {
    sendOne()
    expect(await page()).not.toContain('<b>Rich</b>')
    const response = await fetch(`${url}/mail.html?id=1`)
    expect(await response.text()).toContain('<b>Rich</b>')
    expect(response.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none';/)
    expect((await fetch(`${url}/mail.html?id=9`)).status).toBe(404)
  })

  test('the next mails are refused by a button or by a test', async () => {
    const post = (body: string | URLSearchParams, type?: string) =>
      fetch(`${url}/mail-faults`, {
        method: 'POST',
        body,
        redirect: 'manual',
        ...(type ? { headers: { 'content-type': type } } : {}),
      })
    expect((await post(new URLSearchParams({ kind: 'temporary' }))).status).toBe(303)
    const asked = await post(JSON.stringify({ kind: 'permanent', count: 2 }), 'application/json')
    expect(await asked.json()).toEqual(['temporary', 'permanent', 'permanent'])
    expect((await post(new URLSearchParams({ kind: 'never' }))).status).toBe(400)
    await fetch(`${url}/mail-faults`, { method: 'DELETE' })
    const next = await post(JSON.stringify({ kind: 'temporary' }), 'application/json')
    expect(await next.json()).toEqual(['temporary'])
  })
})
