import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { PortInUseError } from '../network/PortInUseError.ts'
import { temporaryFolder } from '../test/temporaryFolder.ts'
import { startAuth } from './startAuth.ts'
import { APP, type AuthServer, OWNER, startAuthServer, TOOLKIT } from './test/authServer.ts'
import { createIdToken } from './tokens/idToken.ts'
import { decodeJwt } from './tokens/jwt.ts'

let server: AuthServer

beforeEach(async () => {
  server = await startAuthServer()
})

afterEach(async () => {
  expect(server.errors).toEqual([])
  await server.close()
})

const admin = (suffix: string, body: object, project = 'demo-project') =>
  server.post(`${TOOLKIT}/projects/${project}${suffix}`, body, OWNER)
const client = (name: string, body: object, key = 'any') =>
  server.post(`${TOOLKIT}/accounts:${name}?key=${key}`, body)
const refusal = (message: string, status = 400) => ({
  status,
  body: {
    error: expect.objectContaining({
      code: status,
      message: expect.stringMatching(message),
      errors: [expect.objectContaining({ domain: 'global', reason: 'invalid' })],
    }),
  },
})

describe('authorization', () => {
  test('rejects admin calls without the owner token', async () => {
    const path = `${TOOLKIT}/projects/demo-project/accounts`
    expect(await server.post(path, {})).toEqual(refusal('missing required authentication', 401))
    expect(await server.post(path, {}, { authorization: 'Bearer guess' })).toEqual(refusal('missing', 401))
  })

  test('rejects client calls without an API key', async () => {
    expect(await server.post(`${TOOLKIT}/accounts:signUp`, {})).toEqual(refusal('valid API key', 403))
  })

  test('answers preflights with the requested headers', async () => {
    const response = await fetch(`${server.url}${TOOLKIT}/accounts:signUp`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-client-version',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000')
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type,x-client-version')
  })

  test('rejects owner calls from pages of other sites, since the owner token is public', async () => {
    const ask = (method: string) =>
      fetch(`${server.url}/local-cloud/people`, {
        method,
        headers: { origin: 'https://evil.test', 'access-control-request-headers': 'authorization' },
      })
    for (const method of ['OPTIONS', 'GET']) {
      expect((await ask(method)).headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  test('is reached on both loopback addresses', async () => {
    for (const host of ['127.0.0.1', '[::1]']) {
      const response = await fetch(`http://${host}:${server.port}/local-cloud/people`)
      expect(response.status).toBe(200)
    }
  })
})

describe('malformed requests', () => {
  test.each([
    ['cut off', '{"email":', 'Invalid JSON'],
    ['of another shape', '{"email":5}', "Invalid value at 'email'"],
    ['no object', '"text"', 'Invalid value'],
  ])('are rejected: JSON that is %s', async (_what, body, message) => {
    const response = await fetch(`${server.url}${TOOLKIT}/accounts:signUp?key=any`, { method: 'POST', body })
    expect({ status: response.status, body: await response.json() }).toEqual(refusal(message))
  })

  test('are rejected: a body without end', async () => {
    const answer = await client('signUp', { email: 'x'.repeat(1_100_000) })
    expect(answer).toEqual(refusal('exceeds the limit', 413))
  })

  test('are rejected: an endpoint that does not exist', async () => {
    expect(await client('signInWithTelepathy', {})).toEqual(
      refusal('OPERATION_NOT_ALLOWED : .*signInWithTelepathy'),
    )
  })
})

test('survives a client that disconnects halfway', async () => {
  const { port } = server
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST ${TOOLKIT}/accounts:signUp?key=any HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{"em`,
  )
  socket.destroy()
  await once(socket, 'close')
  expect((await client('signUp', {})).status).toBe(200)
})

describe('ID tokens', () => {
  const ACCOUNT = {
    localId: 'u1',
    emailVerified: false,
    disabled: false,
    customAuth: true,
    linkedProviders: [],
    createdAt: 0,
    validSince: 0,
  }
  const signIn = (at: number) => ({ provider: 'custom' as const, claims: {}, authTime: at })

  test.each([
    ['malformed', () => 'a.b.c', 'INVALID_ID_TOKEN'],
    [
      'expired',
      () => createIdToken('demo-project', ACCOUNT, signIn(0), Date.now() - 3_601_000),
      'INVALID_ID_TOKEN',
    ],
    [
      'of a missing account',
      () => createIdToken('demo-project', ACCOUNT, signIn(0), Date.now()),
      'USER_NOT_FOUND',
    ],
  ])('are rejected when %s', async (_what, token, code) => {
    expect(await client('lookup', { idToken: token() })).toEqual(refusal(code))
    expect(await client('update', { idToken: token(), displayName: 'X' })).toEqual(refusal(code))
    expect(await client('delete', { idToken: token() })).toEqual(refusal(code))
  })

  test('are required', async () => {
    for (const name of ['lookup', 'update', 'delete']) {
      expect(await client(name, {})).toEqual(refusal('MISSING_ID_TOKEN'))
    }
  })
})

describe('refresh', () => {
  test.each([
    [{}, 'MISSING_GRANT_TYPE'],
    [{ grant_type: 'password' }, 'INVALID_GRANT_TYPE'],
    [{ grant_type: 'refresh_token' }, 'MISSING_REFRESH_TOKEN'],
    [{ grant_type: 'refresh_token', refresh_token: 'nonsense' }, 'INVALID_REFRESH_TOKEN'],
  ])('of %j is rejected', async (body, code) => {
    expect(await server.post('/securetoken.googleapis.com/v1/token?key=any', body)).toEqual(refusal(code))
  })
})

test('treats a key in the form of a demo project as that project', async () => {
  const { body } = await client('signUp', {}, 'demo-other')
  expect(body).toHaveProperty('idToken')
  const { idToken } = Object(body)
  expect(decodeJwt(idToken)).toMatchObject({ aud: 'demo-other' })
})

test('lists the people for the developer login with valid tokens', async () => {
  await admin('/accounts', { localId: 'u1', email: 'ann@acme.test', displayName: 'Ann' })
  await admin('/accounts', { localId: 'u2', displayName: 'No e-mail' })
  await admin('/accounts', { localId: 'u3', email: 'gone@acme.test', disabled: true })
  await admin('/accounts', { localId: 'u4', email: 'far@acme.test' }, 'demo-other')
  const people = await (await fetch(`${server.url}/local-cloud/people`)).json()
  expect(people).toEqual([
    { uid: 'u1', email: 'ann@acme.test', name: 'Ann', customToken: expect.any(String) },
  ])
  const elsewhere = await (await fetch(`${server.url}/local-cloud/people?project=demo-other`)).json()
  expect(elsewhere).toEqual([expect.objectContaining({ uid: 'u4' })])
  const { body } = await client('signInWithCustomToken', { token: Object(people)[0].customToken })
  expect(body).toMatchObject({ isNewUser: false, expiresIn: '3600' })
})

test('deletes only disabled accounts in a batch, unless forced', async () => {
  await admin('/accounts', { localId: 'u1' })
  const kept = await admin('/accounts:batchDelete', { localIds: ['u1'] })
  expect(kept.body).toEqual({
    errors: [{ index: 0, localId: 'u1', message: expect.stringMatching(/^NOT_DISABLED/) }],
  })
  expect((await admin('/accounts:batchDelete', { localIds: ['u1'], force: true })).body).toEqual({})
})

test.each([
  ['{"sub":"x"}', 'FORBIDDEN_CLAIM : sub'],
  ['{"role":', 'INVALID_CLAIMS'],
  ['[]', 'INVALID_CLAIMS'],
  [JSON.stringify({ long: 'x'.repeat(1000) }), 'CLAIMS_TOO_LARGE'],
])('rejects the claims %.30s', async (customAttributes, code) => {
  await admin('/accounts', { localId: 'u1' })
  expect(await admin('/accounts:update', { localId: 'u1', customAttributes })).toEqual(refusal(code))
})

test('counts and pages accounts', async () => {
  for (const localId of ['u1', 'u2', 'u3']) await admin('/accounts', { localId })
  expect((await admin('/accounts:query', { returnUserInfo: false })).body).toEqual({ recordsCount: '3' })
  const page = await admin('/accounts:query', { offset: 1, limit: 1 })
  expect(page.body).toMatchObject({ recordsCount: '1', userInfo: [{ localId: 'u2' }] })
})

test('names the port in use', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const address = taken.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const folder = temporaryFolder()
  await expect(
    startAuth({
      folder: folder.path,
      port,
      identity: { providerId: 'oidc.test', issuer: 'http://localhost:1', clientId: 'test' },
      ...APP,
      now: Date.now,
      onError: () => undefined,
    }),
  ).rejects.toEqual(new PortInUseError(port))
  folder.remove()
  await new Promise((resolve) => taken.close(resolve))
})
