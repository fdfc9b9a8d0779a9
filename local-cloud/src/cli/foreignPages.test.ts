import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { type LocalCloudPorts, localCloudPorts } from '../config/localCloudPorts.ts'
import { temporaryFolder } from '../test/temporaryFolder.ts'
import { freePortOffset } from './test/freePortOffset.ts'
import { type Launched, launchLocalCloud } from './test/launchLocalCloud.ts'

let folder: ReturnType<typeof temporaryFolder>
let cloud: Launched
let ports: LocalCloudPorts

beforeAll(async () => {
  folder = temporaryFolder()
  const offset = await freePortOffset()
  ports = localCloudPorts(offset)
  cloud = launchLocalCloud(['--port-offset', `${offset}`, '--data', folder.path])
  await cloud.ready
})
afterAll(async () => {
  await cloud.end('SIGTERM')
  folder.remove()
})

/** Sends the headers unchanged, which fetch would not. */
async function ask(
  port: number,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): Promise<IncomingMessage> {
  const asked = request({ host: '127.0.0.1', port, method, path, headers: { host: 'localhost', ...headers } })
  asked.end(body)
  const [response]: IncomingMessage[] = await once(asked, 'response')
  if (!response) throw new Error('There was no response.')
  response.resume()
  return response
}

const EVIL = 'https://evil.test'
const PREFLIGHT = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'authorization',
}

/** One address of each service that a page of the app may call. */
const PATHS: Readonly<Record<Exclude<keyof LocalCloudPorts, 'smtp' | 'video'>, string>> = {
  firestore: '/v1/projects/demo-shop/databases/(default)/documents/bicycles/red',
  auth: '/identitytoolkit.googleapis.com/v1/projects?key=demo-shop',
  functions: '/demo-shop/us-central1/priceOf',
  identity: '/.well-known/openid-configuration',
  console: '/session-replay.json',
  payments: '/assets/pages.css',
  zoom: '/assets/pages.css',
}
const SERVICES = ['firestore', 'auth', 'functions', 'identity', 'payments', 'zoom', 'console'] as const

describe.each(SERVICES)('%s', (service) => {
  test.each<[what: string, status: number, method: string, headers: Readonly<Record<string, string>>]>([
    ['a host of another site', 421, 'GET', { host: 'evil.test' }],
    ['a host of another site with a port', 421, 'POST', { host: 'evil.test:8080' }],
    ['a host that begins like this machine', 421, 'GET', { host: 'localhost.evil.test' }],
    ['a preflight for a host of another site', 421, 'OPTIONS', { host: 'evil.test', ...PREFLIGHT }],
    ['a page of another site', 403, 'GET', { origin: EVIL }],
    ['a form of another site', 403, 'POST', { origin: EVIL, 'content-type': 'text/plain' }],
    ['a page of another site as the owner', 403, 'POST', { origin: EVIL, authorization: 'Bearer owner' }],
    ['a sandboxed page', 403, 'POST', { origin: 'null' }],
    ['a preflight of another site', 403, 'OPTIONS', { origin: EVIL, ...PREFLIGHT }],
    ['a preflight of a sandboxed page', 403, 'OPTIONS', { origin: 'null', ...PREFLIGHT }],
  ])('refuses %s (%i)', async (_what, status, method, headers) => {
    const response = await ask(ports[service], method, PATHS[service], headers)
    expect(response.statusCode).toBe(status)
    expect(response.headers['access-control-allow-origin']).toBeUndefined()
  })

  test.each([
    ['no page', {}],
    ['another port of this machine', { origin: 'http://localhost:3000' }],
    ['a tab’s own name', { host: 'tab1.localhost', origin: 'http://127.0.0.1:3000' }],
  ])('answers %s', async (_what, headers: Readonly<Record<string, string>>) => {
    const response = await ask(ports[service], 'GET', PATHS[service], headers)
    // The console has pages of its own only, and Firestore has no such document yet.
    const own = service === 'console' && 'origin' in headers ? 403 : 200
    expect(response.statusCode).toBe(service === 'firestore' ? 404 : service === 'functions' ? 400 : own)
    // Another site's page cannot show the answer in a frame.
    expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  })
})

test('an owner’s form without an Authorization header writes nothing', async () => {
  const name = 'projects/demo-shop/databases/(default)/documents/bicycles/stolen'
  const form = new URLSearchParams({
    headers: 'Authorization: Bearer owner\r\n',
    count: '2',
    ofs: '0',
    req0___data__: JSON.stringify({ database: 'projects/demo-shop/databases/(default)' }),
    req1___data__: JSON.stringify({ writes: [{ update: { name, fields: {} } }] }),
  })
  const channel = `/google.firestore.v1.Firestore/Write/channel?VER=8&database=projects/demo-shop/databases/(default)`
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const refused = await ask(ports.firestore, 'POST', channel, type, `${form}`)
  expect(refused.statusCode).toBe(403)
  const read = await ask(ports.firestore, 'GET', `/v1/${name}`, { authorization: 'Bearer owner' })
  expect(read.statusCode).toBe(404)
})

test.each([
  ['the command line', () => ({}), 200],
  ['the console', () => ({ origin: `http://localhost:${ports.console}` }), 200],
  ['the app', () => ({ origin: 'http://localhost:3000' }), 403],
  ['another site', () => ({ origin: EVIL }), 403],
  ['a sandboxed page', () => ({ origin: 'null' }), 403],
])('a reload of the functions by %s', async (_who, headers, status) => {
  const { statusCode } = await ask(ports.functions, 'POST', '/local-cloud/reload', headers())
  expect(statusCode).toBe(status)
})
