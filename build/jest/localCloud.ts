import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { freePortOffset } from './freePortOffset.ts'

const REPOSITORY = join(import.meta.dirname, '..', '..')
const END_WITH_PARENT = pathToFileURL(join(REPOSITORY, 'scripts/support/endWithParent.ts')).href
const PORTS = {
  auth: 9099,
  firestore: 8080,
  functions: 5001,
  identity: 9200,
  payments: 9300,
  zoom: 9400,
  video: 9500,
  smtp: 2525,
  console: 4000,
}
const PRODUCT_FUNCTIONS = 'functions/src/index.ts'
/** File of a local cloud's output, in its folder. */
const OUTPUT = 'output.log'
/** Number of retries when another process takes a port between the search and the start. */
const ATTEMPTS = 5

const peopleSchema = z.array(z.object({ email: z.string(), customToken: z.string() }))

/** A local cloud in a process of its own, with seeded people and its own ports and data. */
export interface SharedCloud {
  readonly authUrl: string
  readonly firestorePort: number
  readonly functionsPort: number
  /** Origin of the identity provider. */
  readonly identityUrl: string
  /** Origin of the payment provider. */
  readonly paymentsUrl: string
  /** Origin of the video conferences. */
  readonly zoomUrl: string
  /** Origin of the player page. */
  readonly videoUrl: string
  /** Port that receives mail by SMTP. */
  readonly smtpPort: number
  /** Origin of the console, which lists the mails. */
  readonly consoleUrl: string
  /** What it has printed, the functions' log included. */
  output(): string
  /** Creates a custom token for a seeded person. */
  customToken(email: string): Promise<string>
  /** Releases the cloud. A test file's own cloud ends and its data is deleted. */
  release(): Promise<void>
}

/** A local cloud of one test file, which may stop and restart it. */
export interface LocalCloud extends SharedCloud {
  /** Kills the process, as a crash would. */
  kill(): Promise<void>
  /** Restarts it with the same ports and data. */
  restart(): Promise<void>
}

/** Options of one local cloud. */
interface Place {
  readonly offset: number
  /** Folder of this cloud only, for its data and output. */
  readonly folder: string
  /** Path of the functions' module from the root of the repository. */
  readonly functions: string
}

/**
 * Starts a local cloud for one test file. It ends with this process in any case.
 *
 * @param environment additional environment variables of the functions
 * @param functions path of the functions' module from the root of the repository
 * @throws Error with the output of the local cloud when it does not start
 */
export async function startLocalCloud(
  environment: NodeJS.ProcessEnv = {},
  functions = PRODUCT_FUNCTIONS,
): Promise<LocalCloud> {
  const place = { folder: createFolder(), functions }
  const { folder } = place
  const { offset, server: first } = await launchAnywhere(place, environment)
  let server = first
  await seed(offset)
  return {
    ...cloudAt({ offset, folder }),
    kill: () => kill(server),
    restart: async () => {
      server = await launch({ offset, ...place }, environment)
    },
    release: async () => {
      await kill(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * The local cloud of this Jest worker with only the seed in it. The first call starts and seeds it; further ones restore
 * its data. It ends with the worker.
 */
export async function sharedLocalCloud(): Promise<SharedCloud> {
  const known = workerScope.get('localCloud')
  if (known !== undefined) {
    await callSnapshots(known.offset, '/restore')
    return cloudAt(known)
  }
  const folder = createFolder()
  const { offset, server } = await launchAnywhere({ folder, functions: PRODUCT_FUNCTIONS }, {})
  // The worker may end while the cloud runs. The closed channel then ends the cloud.
  server.unref()
  server.channel?.unref()
  await seed(offset)
  await callSnapshots(offset)
  workerScope.set('localCloud', { offset, folder })
  return cloudAt({ offset, folder })
}

function cloudAt({ offset, folder }: Pick<Place, 'offset' | 'folder'>): SharedCloud {
  const authUrl = `http://localhost:${PORTS.auth + offset}`
  return {
    authUrl,
    firestorePort: PORTS.firestore + offset,
    functionsPort: PORTS.functions + offset,
    identityUrl: `http://localhost:${PORTS.identity + offset}`,
    paymentsUrl: `http://localhost:${PORTS.payments + offset}`,
    zoomUrl: `http://localhost:${PORTS.zoom + offset}`,
    videoUrl: `http://localhost:${PORTS.video + offset}`,
    smtpPort: PORTS.smtp + offset,
    consoleUrl: `http://localhost:${PORTS.console + offset}`,
    output: () => readFileSync(join(folder, OUTPUT), 'utf8'),
    customToken: async (email) => {
      const response = await fetch(`${authUrl}/local-cloud/people`)
      const people = peopleSchema.parse(await response.json())
      const person = people.find((each) => each.email === email)
      if (!person) throw new Error(`Nobody is seeded as ${email}.`)
      return person.customToken
    },
    release: async () => {},
  }
}

async function launchAnywhere(
  place: Omit<Place, 'offset'>,
  environment: NodeJS.ProcessEnv,
): Promise<{ readonly offset: number; readonly server: ChildProcess }> {
  for (let attempt = 1; ; attempt += 1) {
    const offset = await freePortOffset(Object.values(PORTS))
    try {
      return { offset, server: await launch({ offset, ...place }, environment) }
    } catch (error) {
      const isPortTaken = error instanceof Error && error.message.includes('is in use')
      if (!isPortTaken || attempt === ATTEMPTS) throw error
    }
  }
}

/** Resolves when it prints that it is ready. */
async function launch(
  { offset, folder, functions }: Place,
  environment: NodeJS.ProcessEnv,
): Promise<ChildProcess> {
  const output = join(folder, OUTPUT)
  const log = openSync(output, 'a')
  // What runs by itself would change the data of a test.
  const args = [
    ...['--port-offset', String(offset), '--data', join(folder, 'data')],
    ...['--functions', functions, '--no-schedules'],
  ]
  const server = spawn(process.execPath, ['--import', END_WITH_PARENT, 'local-cloud/src/main.ts', ...args], {
    cwd: REPOSITORY,
    env: { ...environmentOfChildren(), ...environment },
    stdio: ['ignore', log, log, 'ipc'],
  })
  closeSync(log)
  await new Promise<void>((resolve, reject) => {
    server.once('message', () => resolve())
    server.once('exit', () => reject(new Error(`The local cloud ended: ${readFileSync(output, 'utf8')}`)))
  })
  return server
}

/** Seeds the local cloud with people, studies and events. */
async function seed(offset: number): Promise<void> {
  const task = spawn(process.execPath, ['seed/src/main.ts', '--port-offset', String(offset)], {
    cwd: REPOSITORY,
    env: environmentOfChildren(),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lines: string[] = []
  task.stderr.setEncoding('utf8').on('data', (text: string) => lines.push(text))
  const [code] = await once(task, 'close')
  if (code !== 0) throw new Error(`The seed ended with code ${code}: ${lines.join('')}`)
}

/** Creates or restores the snapshot of the seed. */
async function callSnapshots(offset: number, action: '' | '/restore' = ''): Promise<void> {
  const response = await fetch(`http://localhost:${PORTS.console + offset}/snapshots${action}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: '{"name":"seed"}',
  })
  if (!response.ok) throw new Error(`The snapshot failed: ${await response.text()}`)
}

function environmentOfChildren(): NodeJS.ProcessEnv {
  return {
    NODE_COMPILE_CACHE: join(REPOSITORY, '.cache', 'node'),
    ...process.env,
    PROCESS_GROUP_OWNER: String(process.pid),
  }
}

async function kill(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGKILL')
  await once(server, 'exit')
}

/** A folder named after this process. Deletes the folders of processes that no longer run. */
function createFolder(): string {
  const clouds = join(REPOSITORY, '.cache', 'test-clouds')
  mkdirSync(clouds, { recursive: true })
  for (const name of readdirSync(clouds)) {
    if (!isAlive(Number.parseInt(name, 10))) rmSync(join(clouds, name), { recursive: true, force: true })
  }
  return mkdtempSync(join(clouds, `${process.pid}-`))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
