import { createHash } from 'node:crypto'
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { localCloudPorts } from '../config/localCloudPorts.ts'
import { temporaryFolder } from '../test/temporaryFolder.ts'
import { until } from '../test/until.ts'
import { freePortOffset } from './test/freePortOffset.ts'
import { type Launched, launchLocalCloud } from './test/launchLocalCloud.ts'
import { RestDocuments } from './test/restDocuments.ts'

let folder: ReturnType<typeof temporaryFolder>
let data: string
let offset: number
let filled: ReturnType<typeof temporaryFolder>
let launched: Launched[] = []

function launch(...parameters: Parameters<typeof launchLocalCloud>): Launched {
  const cloud = launchLocalCloud(...parameters)
  launched.push(cloud)
  return cloud
}

beforeAll(async () => {
  filled = temporaryFolder()
  offset = await freePortOffset()
  const cloud = launch([...common(join(filled.path, 'data')), '--functions', 'none'])
  await cloud.ready
  const documents = new RestDocuments(localCloudPorts(offset).firestore)
  for (let n = 0; n < 50; n += 1) await documents.write(`items/i${n}`, 'x'.repeat(1000))
  await cloud.end('SIGTERM')
})

afterAll(() => filled.remove())

beforeEach(async () => {
  // Chosen for each test, because another test may use the previous ports by now.
  offset = await freePortOffset()
  folder = temporaryFolder()
  data = join(folder.path, 'data')
  mkdirSync(data)
  for (const name of readdirSync(join(filled.path, 'data'))) {
    copyFileSync(join(filled.path, 'data', name), join(data, name))
  }
})

afterEach(async () => {
  await Promise.all(launched.map((each) => each.end('SIGKILL')))
  launched = []
  folder.remove()
})

/** The process of this test, where the system tells whose a port is. */
const OWNER = process.platform === 'linux' ? `.* \\(process ${process.pid}\\)\\.` : 'another program.*\\.'
const MAIN = join(__dirname, '../main.ts')
const common = (path: string) => ['--port-offset', `${offset}`, '--data', path]

function fingerprint(): Record<string, string> {
  return Object.fromEntries(
    readdirSync(data).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(data, name)))
        .digest('hex'),
    ]),
  )
}

/** Expects one line on standard error, nothing on standard output, and unchanged data. */
async function expectStartFailure(
  args: readonly string[],
  message: RegExp,
  code = 1,
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  const before = fingerprint()
  const cloud = launch([...common(data), '--functions', 'none', ...args], environment)
  expect(await cloud.ended).toEqual({ code, signal: null })
  expect(cloud.stderr).toEqual([expect.stringMatching(message)])
  expect(cloud.stdout).toEqual([])
  const after = fingerprint()
  expect(after).toMatchObject(before)
  // SQLite creates its index and an empty log next to a database even if it only reads it.
  expect(Object.keys(after).filter((name) => !(name in before) && !/-(shm|wal)$/.test(name))).toEqual([])
}

test('refuses an unknown option', () =>
  expectStartFailure(['--prot', '1'], /Unknown option '--prot'\. Usage: local-cloud /, 2))

test('refuses a malformed option', () =>
  expectStartFailure(['--port-offset', '1e3'], /whole number .* not "1e3"/, 2))

test('refuses production settings', () =>
  expectStartFailure([], /GOOGLE_APPLICATION_CREDENTIALS is set.*Unset it/, 1, {
    GOOGLE_APPLICATION_CREDENTIALS: '/key.json',
  }))

test.each(['firestore', 'auth', 'identity', 'payments', 'zoom', 'console', 'functions'] as const)(
  'refuses a busy port: %s',
  async (service) => {
    const port = localCloudPorts(offset)[service]
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
    const functions = join(__dirname, '../functions-host/test/fixtures/functions.ts')
    await expectStartFailure(
      ['--functions', functions, '--reset'],
      new RegExp(`^Port ${port} \\(${service}\\) is in use by ${OWNER} Stop it, .*--port-offset \\d+`, 'i'),
    )
    await new Promise((resolve) => other.close(resolve))
  },
)

test('reports line and column of an error in the rules file', async () => {
  const rules = join(folder.path, 'broken.rules')
  writeFileSync(rules, "rules_version = '2';\nservice cloud.firestore {\n  match /a/{b {\n}\n")
  await expectStartFailure(
    ['--rules', rules, '--reset'],
    /broken\.rules:3:\d+ .*Correct it and start again\.$/,
  )
})

test('reports a missing rules file', () =>
  expectStartFailure(['--rules', '/nowhere'], /\/nowhere cannot be read.*--rules/))

test('reports a missing functions file', () =>
  expectStartFailure(['--functions', '/nowhere.ts'], /\/nowhere\.ts do not exist.*--functions/))

const STORES = ['firestore.sqlite', 'auth.sqlite', 'identity.sqlite', 'mail.sqlite']

describe.each(STORES)('refuses a damaged data folder: %s', (name) => {
  const file = () => join(data, name)

  test('overwritten', () => {
    writeFileSync(file(), 'these are not the data you are looking for'.repeat(500))
    return expectStartFailure([], /is damaged.*Nothing was changed.*--reset/)
  })

  test('truncated', () => {
    truncateSync(file(), 4096)
    return expectStartFailure([], /is damaged.*Nothing was changed.*--reset/)
  })

  test('empty', () => {
    truncateSync(file(), 0)
    return expectStartFailure([], /is damaged \(the file is empty\).*--reset/)
  })

  test('missing', () => {
    rmSync(file())
    return expectStartFailure([], /is damaged \(the file is missing\).*--reset/)
  })
})

test('refuses a damaged lock file', () => {
  writeFileSync(join(data, 'local-cloud.lock'), 'nonsense'.repeat(1000))
  return expectStartFailure([], /local-cloud\.lock is damaged.*--reset/)
})

test('refuses a folder that another local cloud uses', async () => {
  const holder = launch([...common(data), '--functions', 'none'])
  await holder.ready
  offset = await freePortOffset()
  const second = launch([...common(data), '--functions', 'none', '--reset'])
  expect(await second.ended).toEqual({ code: 1, signal: null })
  expect(second.stderr).toEqual([expect.stringMatching(/is in use by another local cloud.*--data DIR/)])
  expect(holder.stderr).toEqual([])
  await holder.end('SIGKILL')
  const third = launch([...common(data), '--functions', 'none'])
  await third.ready
  expect(await new RestDocuments(localCloudPorts(offset).firestore).read('items/i1')).toHaveLength(1000)
  await third.end('SIGTERM')
})

test('refuses a folder with other files, even to reset it', async () => {
  data = join(folder.path, 'letters')
  mkdirSync(data)
  writeFileSync(join(data, 'letter.txt'), 'Dear Ann')
  await expectStartFailure(['--reset'], /holds other files \(letter\.txt\).*--data DIR/)
})

test('refuses a file instead of a folder', async () => {
  const file = join(folder.path, 'file')
  writeFileSync(file, '')
  await expectStartFailure(['--data', file], /cannot be used.*--data DIR/)
})

// Only Linux can mount a small disk for a single process.
if (process.platform === 'linux') {
  describe('on a full disk', () => {
    const onSmallDisk = (size: string, prepare: string) => [
      'unshare',
      '--map-root-user',
      '--mount',
      'sh',
      '-c',
      `mount -t tmpfs -o size=${size} tmpfs ${folder.path} && ${prepare} && exec "$0" "$@"`,
      process.execPath,
      MAIN,
    ]
    const full = /^The disk that holds .* is full\. Nothing was changed\. Free some space/

    test('refuses to start without data', async () => {
      const cloud = launch(common(data), {}, onSmallDisk('64k', 'true'))
      expect(await cloud.ended).toEqual({ code: 1, signal: null })
      expect(cloud.stderr).toEqual([expect.stringMatching(full)])
    })

    test('refuses to start with data', async () => {
      const prepare = `cp -r ${filled.path}/data ${data} && { cat /dev/zero > ${folder.path}/rest 2> /dev/null || true; }`
      const cloud = launch(common(data), {}, onSmallDisk('8m', prepare))
      expect(await cloud.ended).toEqual({ code: 1, signal: null })
      expect(cloud.stderr).toEqual([expect.stringMatching(full)])
    })

    test('rejects writes and serves reads if the disk fills up later', async () => {
      const { firestore, auth } = localCloudPorts(offset)
      const documents = new RestDocuments(firestore)
      const cloud = launch([...common(data), '--functions', 'none'], {}, onSmallDisk('2m', 'true'))
      await cloud.ready
      const written: string[] = []
      let status = 200
      for (let n = 0; status === 200; n += 1) {
        status = await documents.write(`items/i${n}`, 'x'.repeat(20_000))
        if (status === 200) written.push(`items/i${n}`)
      }
      expect(status).toBe(429)
      for (const path of written) expect(await documents.read(path)).toHaveLength(20_000)
      const signUp = `http://localhost:${auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`
      const refused = await fetch(signUp, { method: 'POST', body: '{}' })
      expect(refused.status).toBe(429)
      await until(() => cloud.stderr.some((line) => /disk.*full/i.test(line)))
      expect(await cloud.end('SIGTERM')).toEqual({ code: 0, signal: null })
    })
  })
}

describe('with --reset', () => {
  test('starts with empty data and leaves other files alone', async () => {
    writeFileSync(join(data, 'mine.txt'), 'kept')
    const cloud = launch([...common(data), '--functions', 'none', '--reset'])
    await cloud.ready
    expect(await new RestDocuments(localCloudPorts(offset).firestore).read('items/i1')).toBeUndefined()
    await cloud.end('SIGTERM')
    expect(readFileSync(join(data, 'mine.txt'), 'utf8')).toBe('kept')
  })

  test('replaces damaged files', async () => {
    for (const name of readdirSync(data)) writeFileSync(join(data, name), 'nonsense'.repeat(1000))
    const cloud = launch([...common(data), '--functions', 'none', '--reset'])
    await cloud.ready
    expect(await cloud.end('SIGTERM')).toEqual({ code: 0, signal: null })
  })
})
