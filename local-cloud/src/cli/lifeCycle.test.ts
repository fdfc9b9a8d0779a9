import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { localCloudPorts } from '../config/localCloudPorts.ts'
import { temporaryFolder } from '../test/temporaryFolder.ts'
import { until } from '../test/until.ts'
import { freePortOffset } from './test/freePortOffset.ts'
import { type Launched, launchLocalCloud } from './test/launchLocalCloud.ts'
import { RestDocuments } from './test/restDocuments.ts'

const FIXTURES = join(__dirname, '../functions-host/test/fixtures')
/** Functions by firebase-functions, functions that load without it and thus sooner, or none. */
const FUNCTIONS = {
  real: join(FIXTURES, 'functions.ts'),
  small: join(FIXTURES, 'unstable.ts'),
  none: 'none',
} as const
const OPEN_RULES =
  "rules_version = '2';\nservice cloud.firestore { match /databases/{d}/documents { match /{p=**} { allow read, write; } } }\n"

interface Instance extends Launched {
  readonly ports: ReturnType<typeof localCloudPorts>
  readonly documents: RestDocuments
  readonly args: readonly string[]
  call(name: string, headers?: Record<string, string>): Promise<unknown>
}

let folder: ReturnType<typeof temporaryFolder>
let running: Launched[]

beforeEach(() => {
  folder = temporaryFolder()
  running = []
  writeFileSync(join(folder.path, 'rules'), OPEN_RULES)
  writeFileSync(join(folder.path, 'notes'), '')
})

afterEach(async () => {
  await Promise.all(running.map((each) => each.end('SIGKILL')))
  folder.remove()
})

interface StartOptions {
  readonly data?: string
  readonly offset?: number
  readonly functions?: keyof typeof FUNCTIONS
}

async function start({ data = 'data', offset, functions = 'none' }: StartOptions = {}): Promise<Instance> {
  const portOffset = offset ?? (await freePortOffset())
  const ports = localCloudPorts(portOffset)
  const args = [
    ...['--port-offset', `${portOffset}`, '--data', join(folder.path, data)],
    ...['--rules', join(folder.path, 'rules'), '--functions', FUNCTIONS[functions]],
  ]
  const launched = launchLocalCloud(args, { FIXTURE_NOTES: join(folder.path, 'notes') })
  running.push(launched)
  await launched.ready
  return {
    ...launched,
    ports,
    args,
    documents: new RestDocuments(ports.firestore),
    call: async (name, headers = {}) => {
      const response = await fetch(`http://localhost:${ports.functions}/demo-shop/us-west3/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{"data":{"name":"Ann"}}',
      })
      return Object(await response.json()).result
    },
  }
}

const functionsProcess = async (instance: Instance): Promise<number> =>
  Object(await instance.call('identify')).process

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('prints the address of each service, and each responds there', async () => {
  const instance = await start({ functions: 'real' })
  const { firestore, auth, functions, identity, payments, zoom, smtp, console } = instance.ports
  expect(instance.stdout).toEqual([
    `Firestore  http://localhost:${firestore}`,
    `Auth       http://localhost:${auth}`,
    `Identity   http://localhost:${identity}`,
    `Console    http://localhost:${console}`,
    `Mail       smtp://localhost:${smtp}`,
    `Payments   http://localhost:${payments}`,
    `Zoom       http://localhost:${zoom}`,
    `Functions  http://localhost:${functions}`,
    expect.stringMatching(/^local cloud ready in \d+ ms$/),
  ])
  expect(await instance.documents.write('items/i1', 'one')).toBe(200)
  expect(await (await fetch(`http://localhost:${auth}/local-cloud/people`)).json()).toEqual([])
  expect(await instance.call('greet')).toMatchObject({ text: 'Hello Ann' })
  const provider = await fetch(`http://localhost:${identity}/.well-known/openid-configuration`)
  expect(await provider.json()).toMatchObject({ issuer: `http://localhost:${identity}` })
  const products = await fetch(`http://localhost:${payments}/v1/products`, {
    headers: { authorization: 'Bearer sk_test_shop' },
  })
  expect(await products.json()).toMatchObject({ data: [{ name: 'Bicycle subscription' }] })
  expect(await (await fetch(`http://localhost:${console}/mails.json`)).json()).toEqual([])
})

test('keeps its data folder from other users, a folder of earlier versions too', async () => {
  const data = join(folder.path, 'data')
  const permissions = (path: string) => (statSync(path).mode & 0o777).toString(8)
  mkdirSync(data, { mode: 0o755 })
  writeFileSync(join(data, 'firestore.sqlite'), '', { mode: 0o644 })
  const instance = await start()
  await instance.documents.write('items/i1', 'one')
  expect(permissions(data)).toBe('700')
  expect(new Set(readdirSync(data).map((file) => permissions(join(data, file))))).toEqual(new Set(['600']))
})

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'stops everything on %s, with exit code 0',
  async (signal) => {
    const instance = await start({ functions: 'small' })
    const pid = await functionsProcess(instance)
    expect(await instance.end(signal)).toEqual({ code: 0, signal: null })
    expect(isAlive(pid)).toBe(false)
    const again = await start({ offset: Number(instance.args[1]) })
    expect(again.stderr).toEqual([])
  },
)

test('stops cleanly when the signal is sent twice', async () => {
  const instance = await start({ functions: 'small' })
  instance.process.kill('SIGINT')
  instance.process.kill('SIGINT')
  expect(await instance.end('SIGTERM')).toEqual({ code: 0, signal: null })
})

test('leaves no functions process when it is killed, not even a hanging one', async () => {
  const instance = await start({ functions: 'small' })
  const pid = await functionsProcess(instance)
  const hanging = instance.call('hang').catch(() => undefined)
  await instance.end('SIGKILL')
  await hanging
  await until(() => !isAlive(pid))
})

test('preserves documents and accounts when it is killed, and starts without repair', async () => {
  const killed = await start()
  await killed.documents.write('items/i1', 'one')
  await fetch(
    `http://localhost:${killed.ports.auth}/identitytoolkit.googleapis.com/v1/projects/demo-shop/accounts`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ localId: 'u1', email: 'ann@acme.test' }),
    },
  )
  await killed.end('SIGKILL')
  const again = await start({ offset: Number(killed.args[1]) })
  expect(await again.documents.read('items/i1')).toBe('one')
  const people = await fetch(`http://localhost:${again.ports.auth}/local-cloud/people`)
  expect(await people.json()).toEqual([expect.objectContaining({ uid: 'u1', email: 'ann@acme.test' })])
})

test('adds the identity provider’s database to an older folder and reports it as missing later', async () => {
  const first = await start()
  await first.documents.write('items/i1', 'one')
  await first.end('SIGTERM')
  const data = join(folder.path, 'data')
  const forget = () => {
    for (const name of ['identity.sqlite', 'mail.sqlite']) rmSync(join(data, name))
  }
  forget()
  const lock = new DatabaseSync(join(data, 'local-cloud.lock'))
  lock.exec('PRAGMA user_version = 1')
  lock.close()
  const second = await start()
  expect(await second.documents.read('items/i1')).toBe('one')
  const mails = await fetch(`http://localhost:${second.ports.console}/mails.json`)
  expect(await mails.json()).toEqual([])
  await second.end('SIGTERM')
  forget()
  await expect(start()).rejects.toThrow(/identity\.sqlite is damaged \(the file is missing\)/)
})

test('runs at the same time as another instance with other data', async () => {
  const [first, second] = [await start({ data: 'first' }), await start({ data: 'second' })]
  await first.documents.write('items/i1', 'first')
  expect(await second.documents.read('items/i1')).toBeUndefined()
  expect(await first.end('SIGTERM')).toEqual({ code: 0, signal: null })
  expect(await second.documents.write('items/i1', 'second')).toBe(200)
})

test('passes the caller’s identity to functions', async () => {
  const instance = await start({ functions: 'real' })
  const toolkit = `http://localhost:${instance.ports.auth}/identitytoolkit.googleapis.com/v1`
  const signedUp = await fetch(`${toolkit}/accounts:signUp?key=any`, {
    method: 'POST',
    body: JSON.stringify({ email: 'ann@acme.test', password: 'long enough' }),
  })
  const { idToken, localId } = Object(await signedUp.json())
  expect(await instance.call('greet', { authorization: `Bearer ${idToken}` })).toEqual({
    text: 'Hello Ann',
    uid: localId,
    email: 'ann@acme.test',
  })
})

test('delivers a commit to its trigger, even if it was killed in between', async () => {
  const notes = () => readFileSync(join(folder.path, 'notes'), 'utf8')
  const instance = await start({ functions: 'small' })
  await functionsProcess(instance)
  await instance.documents.write('items/i1', 'one')
  await until(() => notes().includes('"trigger":"created","document":"items/i1"'))
  const hanging = instance.call('hang').catch(() => undefined)
  await instance.documents.write('items/i2', 'two')
  await instance.end('SIGKILL')
  await hanging
  await start({ offset: Number(instance.args[1]), functions: 'small' })
  await until(() => notes().includes('"trigger":"created","document":"items/i2"'))
})
