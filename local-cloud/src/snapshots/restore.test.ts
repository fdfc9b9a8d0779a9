import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePortOffset } from '../cli/test/freePortOffset.ts'
import { type Launched, launchLocalCloud } from '../cli/test/launchLocalCloud.ts'
import { localCloudPorts } from '../config/localCloudPorts.ts'
import { temporaryFolder } from '../test/temporaryFolder.ts'
import { until } from '../test/until.ts'

const FUNCTIONS = join(__dirname, '../functions-host/test/fixtures/functions.ts')
const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' }
const STRIPE = { authorization: 'Bearer sk_test_shop' }

let folder: ReturnType<typeof temporaryFolder>
let notes: string
let args: readonly string[]
let ports: ReturnType<typeof localCloudPorts>
let cloud: Launched

async function launch(): Promise<void> {
  cloud = launchLocalCloud(args, { FIXTURE_NOTES: notes })
  await cloud.ready
}

beforeAll(async () => {
  folder = temporaryFolder()
  notes = join(folder.path, 'notes')
  writeFileSync(notes, '')
  const offset = await freePortOffset()
  ports = localCloudPorts(offset)
  args = [
    ...['--port-offset', `${offset}`, '--data', join(folder.path, 'data')],
    ...['--functions', FUNCTIONS, '--no-schedules'],
  ]
  await launch()
})
afterAll(async () => {
  await cloud.end('SIGKILL')
  folder.remove()
})

async function send(
  port: number,
  method: string,
  path: string,
  body?: object | string,
  headers: Readonly<Record<string, string>> = OWNER,
): Promise<unknown> {
  const response = await fetch(`http://localhost:${port}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}.`)
  return answer
}

const documents = '/v1/projects/demo-shop/databases/(default)/documents'
const accounts = '/identitytoolkit.googleapis.com/v1/projects/demo-shop/accounts'
const snapshot = (name: string) => send(ports.console, 'POST', '/snapshots', { name })
const restore = (name: string) => send(ports.console, 'POST', '/snapshots/restore', { name })
const write = (path: string, text: string) =>
  send(ports.firestore, 'PATCH', `${documents}/${path}`, { fields: { text: { stringValue: text } } })

const signIn = (password: string) =>
  fetch(
    `http://localhost:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    {
      method: 'POST',
      body: JSON.stringify({ email: 'ann@acme.test', password }),
    },
  ).then(({ status }) => status)

/** What the services answer about their data. */
async function everything(): Promise<object> {
  const items = Object(await send(ports.firestore, 'GET', `${documents}/items`)).documents ?? []
  return {
    // A restored document has a new update time if it had changed.
    items: items.map((each: object) => ({ ...each, updateTime: '' })),
    accounts: await send(ports.auth, 'POST', `${accounts}:lookup`, { localId: ['ann', 'bob'] }),
    configuration: await send(ports.auth, 'GET', '/local-cloud/remote-config'),
    mails: await send(ports.console, 'GET', '/mails.json'),
    calls: await send(ports.console, 'GET', '/calls.json'),
    customers: await send(ports.payments, 'GET', '/v1/customers', undefined, STRIPE),
    subscriptions: await send(ports.payments, 'GET', '/v1/subscriptions', undefined, STRIPE),
    payments: await send(ports.payments, 'GET', '/local-cloud/deliveries'),
    events: await send(ports.zoom, 'GET', '/local-cloud/events'),
    limits: await send(ports.zoom, 'GET', '/local-cloud/limits'),
    zoom: await send(ports.zoom, 'GET', '/local-cloud/deliveries'),
  }
}

const addPerson = (sub: string) =>
  send(ports.identity, 'POST', '/local-cloud/people', {
    sub,
    email: `${sub}@acme.test`,
    password: 'long enough',
  })
const addCall = (key: string) =>
  send(ports.console, 'POST', '/calls', { key }, { authorization: 'Bearer x', 'idempotency-key': key })
const addSubscription = (id: string) =>
  send(ports.payments, 'POST', '/local-cloud/subscriptions', {
    customer: { id: `cus_${id}`, email: `${id}@acme.test`, name: id, metadata: {} },
    // Its period ends long after the test; at its end the subscription renews, which adds events.
    subscription: { id: `sub_${id}`, price: 'price_Month', periodStart: new Date().toISOString() },
  })
const setWebhooks = async (mode: string) => {
  for (const port of [ports.payments, ports.zoom]) await send(port, 'POST', '/local-cloud/webhooks', { mode })
}
const addEvent = (topic: string) =>
  send(ports.zoom, 'POST', '/local-cloud/events', {
    type: 'webinar',
    topic,
    start_time: '2030-12-01T18:00:00Z',
  })

async function fill(): Promise<void> {
  // The fixture has no function for webhooks, so that each would be sent again and again.
  await setWebhooks('held')
  await write('items/i1', 'one')
  await write('items/i2', 'two')
  await send(ports.auth, 'POST', accounts, {
    localId: 'ann',
    email: 'ann@acme.test',
    password: 'long enough',
  })
  await send(ports.auth, 'POST', `${accounts}:update`, {
    localId: 'ann',
    customAttributes: '{"isAdmin":true}',
  })
  await addPerson('ann')
  await addCall('first')
  await addSubscription('ann')
  await addEvent('Jobs')
}

test('restores the data of every service exactly, a second time too', async () => {
  await fill()
  await snapshot('filled')
  const before = await everything()
  for (let round = 0; round < 2; round += 1) {
    await write('items/i1', 'changed')
    await write('items/i3', 'three')
    await send(ports.firestore, 'DELETE', `${documents}/items/i2`)
    await send(ports.auth, 'POST', accounts, { localId: 'bob', email: 'bob@acme.test' })
    await send(ports.auth, 'POST', `${accounts}:update`, { localId: 'ann', customAttributes: '{}' })
    await send(ports.auth, 'PUT', '/local-cloud/remote-config', { is_open: 'false' })
    for (let attempt = 0; attempt < 6; attempt += 1) await signIn('wrong')
    expect(await signIn('long enough')).toBe(400)
    await addPerson('bob')
    await addCall('second')
    await addSubscription('bob')
    await send(ports.payments, 'POST', '/local-cloud/cancel', { subscription: 'sub_ann', atPeriodEnd: false })
    await setWebhooks('dropped')
    await addEvent('More jobs')
    await send(ports.zoom, 'POST', '/local-cloud/limits', { light: 1 })
    expect(await everything()).not.toEqual(before)
    await restore('filled')
    expect(await everything()).toEqual(before)
    expect(await signIn('long enough')).toBe(200)
    // The sign-in has changed the account.
    await restore('filled')
  }
})

test('a restored snapshot is on disk, and survives a kill', async () => {
  const before = await everything()
  await write('items/i1', 'changed')
  await addEvent('More jobs')
  await restore('filled')
  await cloud.end('SIGKILL')
  await launch()
  // Calls and published configurations are in memory alone; a start begins without them.
  const { calls: _calls, ...stored } = { calls: [], ...before }
  expect(await everything()).toMatchObject(stored)
  await expect(restore('filled')).rejects.toThrow('404')
  await snapshot('filled')
})

test.each([
  ['trigger', (id: string) => write(`held/${id}`, '')],
  [
    'call',
    (id: string) => {
      const caller = new AbortController()
      void fetch(`http://localhost:${ports.functions}/demo-shop/us-west3/holding`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: { id } }),
        signal: caller.signal,
      }).catch(() => undefined)
      // The caller does not wait for the answer, and the function runs on.
      return until(() => readFileSync(notes, 'utf8').includes(`"id":"${id}"`)).then(() => caller.abort())
    },
  ],
])('waits for a running %s, whose writes are then restored too', async (id, begin) => {
  const before = await everything()
  await begin(id)
  await until(() => readFileSync(notes, 'utf8').includes(`"id":"${id}"`))
  let isRestored = false
  const restored = restore('filled').then(() => {
    isRestored = true
  })
  // The console answers other requests in the meantime.
  await send(ports.console, 'GET', '/calls.json')
  expect(isRestored).toBe(false)
  appendFileSync(notes, `finish ${id}\n`)
  await restored
  expect(await everything()).toEqual(before)
})

test('restores once for each of several calls at the same time', async () => {
  const before = await everything()
  await write('items/i4', 'four')
  await Promise.all([restore('filled'), snapshot('other'), restore('filled'), restore('other')])
  expect(await everything()).toEqual(before)
})

test.each([
  ['without the owner’s token', {}, 401],
  ['with another token', { authorization: 'Bearer other' }, 401],
  ['from a page of another site', { ...OWNER, origin: 'https://evil.test' }, 403],
  ['from a page of the app', { ...OWNER, origin: 'http://localhost:3000' }, 403],
])('refuses a restore %s', async (_case, headers, status) => {
  await write('items/i4', 'four')
  const response = await fetch(`http://localhost:${ports.console}/snapshots/restore`, {
    method: 'POST',
    headers,
    body: '{"name":"filled"}',
  })
  expect(response.status).toBe(status)
  expect(Object(await send(ports.firestore, 'GET', `${documents}/items/i4`)).name).toContain('items/i4')
})

test.each(['', '{}', '{"name":""}', '{"name":1}', '{"name":"a","more":1}'])('rejects %p', async (body) => {
  const init = { method: 'POST', headers: OWNER, body }
  expect((await fetch(`http://localhost:${ports.console}/snapshots`, init)).status).toBe(400)
})
