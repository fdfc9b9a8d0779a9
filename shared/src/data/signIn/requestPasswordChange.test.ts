import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type SharedCloud, sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import type { Connection } from '../connection/Connection.ts'
import { openTestConnection, signedInAs } from '../testing/openTestConnection.ts'
import { requestPasswordChange } from './requestPasswordChange.ts'

let cloud: SharedCloud
let stella: Connection
let provider: Server | undefined

beforeAll(async () => {
  cloud = await sharedLocalCloud()
  stella = await signedInAs(cloud, 'standard@acme.test')
})
afterEach(() => {
  provider?.closeAllConnections()
  provider?.close()
})
afterAll(async () => {
  await stella.release()
  await cloud.release()
})

/** A client whose identity provider has this response. */
async function withProvider(answer: RequestListener): Promise<Connection> {
  provider = createServer(answer).listen(0)
  await once(provider, 'listening')
  const { port } = provider.address() as AddressInfo
  return facing(`http://localhost:${port}`)
}
const facing = (origin: string): Connection => ({
  ...stella,
  config: { ...stella.config, identity: { ...stella.config.identity, origin } },
})

test('the provider receives the e-mail of the signed-in person', async () => {
  const asked: unknown[] = []
  const connection = await withProvider(async (request, response) => {
    asked.push(request.method, request.url, JSON.parse(await text(request)))
    response.end("We've just sent you an email.")
  })
  await requestPasswordChange(connection)
  expect(asked).toEqual([
    'POST',
    '/dbconnections/change_password',
    {
      client_id: 'outcome-studio-web',
      email: 'standard@acme.test',
      connection: 'outcome-studio-people',
    },
  ])
})

test('the page of a captive portal is no response of the provider', async () => {
  const connection = await withProvider((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><h1>Sign in to this network</h1>')
  })
  await expect(requestPasswordChange(connection)).rejects.toMatchObject({ code: 'cen/internal-error' })
})

test.each([
  [429, 'auth/too-many-requests'],
  [400, 'cen/internal-error'],
  [500, 'cen/internal-error'],
])('the answer %d is %s', async (status, code) => {
  const connection = await withProvider((_request, response) => response.writeHead(status).end())
  await expect(requestPasswordChange(connection)).rejects.toMatchObject({ code })
})

test('a provider that closes the connection or is offline is unreachable', async () => {
  const connection = await withProvider((request) => request.socket.destroy())
  await expect(requestPasswordChange(connection)).rejects.toMatchObject({ code: 'cen/offline' })
  await expect(requestPasswordChange(facing('http://localhost:1'))).rejects.toMatchObject({
    code: 'cen/offline',
  })
})

test('a provider that never responds is not waited for', async () => {
  const connection = await withProvider(() => undefined)
  await expect(requestPasswordChange(connection, 50)).rejects.toMatchObject({ code: 'deadline-exceeded' })
})

test('fails with cen/sign-in-required when signed out', async () => {
  const nobody = openTestConnection(cloud)
  await expect(requestPasswordChange(nobody)).rejects.toMatchObject({ code: 'cen/sign-in-required' })
  await nobody.release()
})
