import { type AuthServer, OWNER, startAuthServer, TOOLKIT } from './test/authServer.ts'

const ACCOUNTS = `${TOOLKIT}/accounts`
const ANN = { email: 'ann@acme.test', password: 'long enough' }

let server: AuthServer

beforeEach(async () => {
  server = await startAuthServer()
})
afterEach(async () => {
  expect(server.errors).toEqual([])
  await server.close()
})

const asOwner = (name: string, body: object) => server.post(`${ACCOUNTS}:${name}`, body, OWNER)
const asClient = (name: string, body: object) => server.post(`${ACCOUNTS}:${name}?key=any`, body)
const refused = (message: string, status = 400) => ({ status, body: { error: { message } } })

async function signUp(): Promise<{ localId: string; idToken: string }> {
  const { body } = await asClient('signUp', ANN)
  return Object(body)
}

describe('the owner without a project in the path', () => {
  test('creates an account with a chosen id, and no session', async () => {
    const { status, body } = await asOwner('signUp', { localId: 'ann', phoneNumber: '+15550001' })
    expect([status, Object(body).localId, Object(body).idToken]).toEqual([200, 'ann', undefined])
    expect(await asOwner('lookup', { localId: ['ann'] })).toMatchObject({
      body: { users: [{ localId: 'ann', phoneNumber: '+15550001' }] },
    })
    expect(await asOwner('signUp', { localId: 'ann' })).toMatchObject(refused('DUPLICATE_LOCAL_ID'))
  })

  test('changes and deletes accounts by their ids', async () => {
    const { localId } = await signUp()
    expect(await asOwner('update', { localId, disableUser: true })).toMatchObject({ status: 200 })
    expect(await asClient('signInWithPassword', ANN)).toMatchObject(refused('USER_DISABLED'))
    expect(await asOwner('update', { displayName: 'Ann' })).toMatchObject(refused('MISSING_LOCAL_ID'))
    expect(await asOwner('delete', { localId })).toMatchObject({ status: 200 })
    expect(await asOwner('delete', { localId })).toMatchObject(refused('USER_NOT_FOUND'))
  })

  test('reads and changes an account by its ID token', async () => {
    const { localId, idToken } = await signUp()
    await asOwner('update', { idToken, displayName: 'Ann' })
    expect(await asOwner('lookup', { idToken })).toMatchObject({
      body: { users: [{ localId, displayName: 'Ann' }] },
    })
    expect(await asOwner('delete', { idToken })).toMatchObject(refused('MISSING_LOCAL_ID'))
  })

  test('receives the code of a link', async () => {
    await signUp()
    const { body } = await asOwner('sendOobCode', { requestType: 'VERIFY_EMAIL', email: ANN.email })
    expect(Object(body).oobCode).toEqual(expect.any(String))
    const unknown = { requestType: 'VERIFY_EMAIL', email: 'no@acme.test' }
    expect(await asOwner('sendOobCode', unknown)).toMatchObject(refused('USER_NOT_FOUND'))
  })

  test('may name the project in the body, which clients may not', async () => {
    await asOwner('signUp', { localId: 'ann', targetProjectId: 'demo-other' })
    const lookup = { localId: ['ann'] }
    expect(Object((await asOwner('lookup', lookup)).body).users).toBeUndefined()
    expect(await server.post(`${TOOLKIT}/projects/demo-other/accounts:lookup`, lookup, OWNER)).toMatchObject({
      body: { users: [{ localId: 'ann' }] },
    })
    expect(await asClient('signUp', { targetProjectId: 'demo-other' })).toMatchObject(
      refused('INSUFFICIENT_PERMISSION : Only authenticated requests can specify target_project_id.'),
    )
  })
})

test('a client may send its API key as a header, which names a demo project too', async () => {
  const created = await server.post(`${ACCOUNTS}:signUp`, ANN, { 'x-goog-api-key': 'demo-shop' })
  expect(created.status).toBe(200)
  const lookup = { email: [ANN.email] }
  expect(await server.post(`${TOOLKIT}/projects/demo-shop/accounts:lookup`, lookup, OWNER)).toMatchObject({
    body: { users: [{ email: ANN.email }] },
  })
})
