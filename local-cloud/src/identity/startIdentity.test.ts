import { once } from 'node:events'
import { connect } from 'node:net'
import { claimsOf, codeOf, logIn } from './test/codeFlow.ts'
import { identityFixture } from './test/identityFixture.ts'
import { ANN } from './test/identityServer.ts'

const at = identityFixture()

describe('adding people', () => {
  test('is allowed for the owner only', async () => {
    const body = new URLSearchParams({ sub: 's', email: 'b@acme.test', password: ANN.password })
    const response = await fetch(`${at.server.url}/local-cloud/people`, { method: 'POST', body })
    expect(response.status).toBe(401)
    expect((await logIn(at.browser, 'b@acme.test', ANN.password)).status).toBe(401)
  })

  test('does not change existing people', async () => {
    await at.server.add({ sub: 'seed|ann', email: ANN.email, password: 'another one' })
    await at.server.add({ sub: 'seed|other', email: ANN.email, password: 'another one' })
    expect((await logIn(at.browser, ANN.email, 'another one')).status).toBe(401)
    expect(await claimsOf(at.server, await codeOf(at.browser, ANN.email, ANN.password))).toMatchObject({
      sub: 'seed|ann',
    })
  })
})

test('survives a client that disconnects halfway', async () => {
  const socket = connect(Number(new URL(at.server.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write('POST /oauth/token HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\ngrant')
  socket.destroy()
  await once(socket, 'close')
  expect(await codeOf(at.browser, ANN.email, ANN.password)).not.toBe('')
  expect(at.server.errors).toEqual([])
})

test('reports a malformed URL', async () => {
  const socket = connect(Number(new URL(at.server.url).port), '127.0.0.1')
  socket.end('GET http://[ HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 400 /)
  expect(at.server.errors).toEqual([])
})

describe('invalid requests', () => {
  test.each([
    ['an address that does not exist', '/elsewhere', {}, 404],
    ['a method that is not meant', '/authorize', { method: 'PUT' }, 404],
    ['a body without end', '/oauth/token', { method: 'POST', body: 'x'.repeat(70_000) }, 413],
    [
      'JSON that is none',
      '/oauth/token',
      { method: 'POST', body: '{"a":', headers: { 'content-type': 'application/json' } },
      400,
    ],
    ['a name of every object', '/constructor', {}, 404],
  ])('are reported: %s', async (_what, path, init, status) => {
    expect((await at.browser.open(path, init)).status).toBe(status)
    expect(at.server.errors).toEqual([])
  })
})

test('publishes the URLs of all endpoints', async () => {
  const configuration = await (await fetch(`${at.server.url}/.well-known/openid-configuration`)).json()
  expect(configuration).toMatchObject({
    issuer: at.server.url,
    authorization_endpoint: `${at.server.url}/authorize`,
    token_endpoint: `${at.server.url}/oauth/token`,
    userinfo_endpoint: `${at.server.url}/userinfo`,
    jwks_uri: `${at.server.url}/.well-known/jwks.json`,
    code_challenge_methods_supported: ['S256'],
  })
})
