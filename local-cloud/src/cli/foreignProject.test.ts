import { localCloudPorts } from '../config/localCloudPorts.ts'
import { temporaryFolder } from '../test/temporaryFolder.ts'
import { freePortOffset } from './test/freePortOffset.ts'
import { type Launched, launchLocalCloud } from './test/launchLocalCloud.ts'

let folder: ReturnType<typeof temporaryFolder>
let cloud: Launched
let ports: ReturnType<typeof localCloudPorts>

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

const OWNER = { authorization: 'Bearer owner' }
const bicycle = () =>
  `http://localhost:${ports.firestore}/v1/projects/demo-shop/databases/(default)/documents/bicycles/red`

async function patch(headers: Record<string, string>, color: string): Promise<number> {
  const fields = { color: { stringValue: color } }
  const response = await fetch(bicycle(), {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ fields }),
  })
  return response.status
}

test('the project’s own rules apply, and a server may seed documents without them', async () => {
  expect(await patch({}, 'blue')).toBe(403)
  expect(await patch(OWNER, 'red')).toBe(200)
  const read = await fetch(bicycle())
  expect(await read.json()).toMatchObject({ fields: { color: { stringValue: 'red' } } })
})

test('a signed-in user has the permissions that the rules give', async () => {
  const toolkit = `http://localhost:${ports.auth}/identitytoolkit.googleapis.com/v1`
  const signUp = async (email: string) => {
    const response = await fetch(`${toolkit}/accounts:signUp?key=demo-shop`, {
      method: 'POST',
      body: JSON.stringify({ email, password: 'long enough', returnSecureToken: true }),
    })
    const { idToken } = Object(await response.json())
    return { authorization: `Bearer ${idToken}` }
  }
  expect(await patch(await signUp('customer@shop.test'), 'green')).toBe(403)
  expect(await patch(await signUp('owner@shop.test'), 'green')).toBe(200)
})

test('the project’s own function responds', async () => {
  const response = await fetch(`http://localhost:${ports.functions}/demo-shop/us-central1/priceOf`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { bicycle: 'red' } }),
  })
  expect(await response.json()).toEqual({ result: { bicycle: 'red', price: 420 } })
})

test('pages show the project’s own name, and Remote Config returns its values', async () => {
  const page = await (await fetch(`http://localhost:${ports.identity}/v2/logout`)).text()
  expect(page).toContain('<title>You are logged out · Bicycle shop accounts</title>')
  const console = await (await fetch(`http://localhost:${ports.console}/mailbox`)).text()
  expect(console).toContain('Bicycle shop · Local cloud')
  const values = await fetch(`http://localhost:${ports.auth}/local-cloud/remote-config`)
  expect(await values.json()).toEqual({ is_open: 'true' })
})
