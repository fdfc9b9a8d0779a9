import { once } from 'node:events'
import { connect } from 'node:net'
import { Browser } from './test/Browser.ts'
import { claimsOf, codeOf, logIn } from './test/codeFlow.ts'
import { ANN, type IdentityServer, startIdentityServer } from './test/identityServer.ts'

let server: IdentityServer
let browser: Browser

beforeEach(async () => {
  server = await startIdentityServer()
  browser = new Browser(server.url)
  await server.add(ANN)
})
afterEach(() => server.close())

describe('adding people', () => {
  it('is for the owner alone', async () => {
    const body = new URLSearchParams({ sub: 's', email: 'b@acme.test', password: ANN.password })
    const response = await fetch(`${server.url}/local-cloud/people`, { method: 'POST', body })
    expect(response.status).toBe(401)
    expect((await logIn(browser, 'b@acme.test', ANN.password)).status).toBe(401)
  })

  it('leaves alone who is there', async () => {
    await server.add({ sub: 'seed|ann', email: ANN.email, password: 'another one' })
    await server.add({ sub: 'seed|other', email: ANN.email, password: 'another one' })
    expect((await logIn(browser, ANN.email, 'another one')).status).toBe(401)
    expect(await claimsOf(server, await codeOf(browser, ANN.email, ANN.password))).toMatchObject({
      sub: 'seed|ann',
    })
  })
})

it('takes no notice of a caller who leaves halfway', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write('POST /oauth/token HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\ngrant')
  socket.destroy()
  await once(socket, 'close')
  expect(await codeOf(browser, ANN.email, ANN.password)).not.toBe('')
  expect(server.errors).toEqual([])
})

it('says that an address cannot be read', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.end('GET http://[ HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 400 /)
  expect(server.errors).toEqual([])
})

describe('what cannot be served', () => {
  it.each([
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
  ])('is said: %s', async (_what, path, init, status) => {
    expect((await browser.open(path, init)).status).toBe(status)
    expect(server.errors).toEqual([])
  })
})

it('publishes where everything is', async () => {
  const configuration = await (await fetch(`${server.url}/.well-known/openid-configuration`)).json()
  expect(configuration).toMatchObject({
    issuer: server.url,
    authorization_endpoint: `${server.url}/authorize`,
    token_endpoint: `${server.url}/oauth/token`,
    userinfo_endpoint: `${server.url}/userinfo`,
    jwks_uri: `${server.url}/.well-known/jwks.json`,
    code_challenge_methods_supported: ['S256'],
  })
})
