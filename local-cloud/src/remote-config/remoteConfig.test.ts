import { allowLocalOrigins } from '../network/allowLocalOrigins.ts'
import type { LoopbackListener } from '../network/listenOnLoopback.ts'
import { serveHttp } from '../network/serveHttp.ts'
import { respondToRemoteConfig } from './respondToRemoteConfig.ts'
import { Template } from './Template.ts'

const INSTALLATIONS = '/firebaseinstallations.googleapis.com/v1/projects/demo-project/installations'
const FETCH = '/firebaseremoteconfig.googleapis.com/v1/projects/demo-project/namespaces/firebase:fetch?key=k'
const FID = 'dAbCdEfGhIjKlMnOpQrStU'
const REGISTRATION = { fid: FID, appId: 'app', authVersion: 'FIS_v2', sdkVersion: 'w:0.6.24' }
const REQUEST = {
  sdk_version: '12.19.0',
  app_instance_id: FID,
  app_instance_id_token: `installation-${FID}`,
  app_id: 'app',
  language_code: 'en',
}

let listener: LoopbackListener
beforeEach(async () => {
  const template = new Template({ remote_cfg_enabled: 'true', last_critical_semver: '19.2.0' })
  listener = await serveHttp(0, (request, response) => {
    if (allowLocalOrigins(request, response)) return
    if (!respondToRemoteConfig(template, request, response)) response.writeHead(404).end('{}')
  })
})
afterEach(() => listener.close())

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`http://localhost:${listener.port}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const etag = response.headers.get('etag') ?? ''
  return {
    status: response.status,
    etag,
    headers: response.headers,
    body: await response.json(),
  }
}
const publish = (entries: object) => call('PUT', '/local-cloud/remote-config', entries)

test('a browser registers, and gets a new token for its refresh token', async () => {
  const registered = await call('POST', INSTALLATIONS, REGISTRATION)
  expect(registered).toMatchObject({
    status: 200,
    body: {
      fid: FID,
      refreshToken: `refresh-${FID}`,
      authToken: { token: `installation-${FID}`, expiresIn: '604800s' },
    },
  })
  const authorization = `FIS_v2 refresh-${FID}`
  const path = `${INSTALLATIONS}/${FID}/authTokens:generate`
  expect(await call('POST', path, {}, { authorization })).toMatchObject({
    status: 200,
    body: { token: `installation-${FID}`, expiresIn: '604800s' },
  })
  expect(await call('DELETE', `${INSTALLATIONS}/${FID}`)).toMatchObject({ status: 200 })
})

test('the template is sent once until it changes', async () => {
  const first = await call('POST', FETCH, REQUEST, { 'if-none-match': '*' })
  expect(first.body).toEqual({
    state: 'UPDATE',
    entries: { remote_cfg_enabled: 'true', last_critical_semver: '19.2.0' },
    templateVersion: '1',
  })
  expect(first.headers.get('access-control-expose-headers')).toContain('etag')
  const second = await call('POST', FETCH, REQUEST, { 'if-none-match': first.etag })
  expect(second.body).toEqual({ state: 'NO_CHANGE', templateVersion: '1' })
})

test('published values are sent with the next request, as text', async () => {
  const before = await call('POST', FETCH, REQUEST)
  expect(await publish({ remote_cfg_enabled: false, last_critical_semver: '20.0.0' })).toMatchObject({
    status: 200,
    body: { remote_cfg_enabled: 'false', last_critical_semver: '20.0.0' },
  })
  const after = await call('POST', FETCH, REQUEST, { 'if-none-match': before.etag })
  expect(after.body).toMatchObject({
    state: 'UPDATE',
    entries: { remote_cfg_enabled: 'false', last_critical_semver: '20.0.0' },
  })
  expect(after.etag).not.toBe(before.etag)
  expect((await call('GET', '/local-cloud/remote-config')).body).toEqual({
    remote_cfg_enabled: 'false',
    last_critical_semver: '20.0.0',
  })
  await publish({})
  expect((await call('POST', FETCH, REQUEST)).body).toMatchObject({ state: 'EMPTY_CONFIG' })
})

test.each([
  ['a fetch without its fields', 'POST', FETCH, {}, 400],
  ['a fetch that is no JSON', 'POST', FETCH, '{', 400],
  ["a fetch with another's token", 'POST', FETCH, { ...REQUEST, app_instance_id_token: 'x' }, 403],
  ['a fetch by another method', 'GET', FETCH, undefined, 501],
  ['a registration under an odd id', 'POST', INSTALLATIONS, { ...REGISTRATION, fid: '../x' }, 400],
  ['a new token for nobody', 'POST', `${INSTALLATIONS}/${FID}/authTokens:generate`, {}, 401],
  ['a template of another shape', 'PUT', '/local-cloud/remote-config', { a: { b: 1 } }, 400],
  ['a body without end', 'PUT', '/local-cloud/remote-config', { a: 'x'.repeat(100_001) }, 400],
])('%s is rejected', async (_what, method, path, body, status) => {
  const refused = await call(method, path, body)
  expect(refused.status).toBe(status)
  expect(refused.body).toMatchObject({ error: { code: status, message: expect.any(String) } })
})

test('any other call is left unanswered', async () => {
  expect(await call('POST', '/identitytoolkit.googleapis.com/v1/accounts:signUp', {})).toMatchObject({
    status: 404,
  })
})
