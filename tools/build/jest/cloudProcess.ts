import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePortOffset } from './freePortOffset.ts'

const REPOSITORY = join(import.meta.dirname, '..', '..', '..')
const END_WITH_PARENT = pathToFileURL(join(REPOSITORY, 'tools/scripts/support/endWithParent.ts')).href
export const PORTS = {
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
/** File of a local cloud's output, in its folder. */
export const OUTPUT = 'output.log'
/** Number of retries when another process takes a port between the search and the start. */
const ATTEMPTS = 5

/** Where a local cloud is. */
export interface CloudPlace {
  readonly offset: number
  /** Folder of this cloud only, for its data and output. */
  readonly folder: string
}

/** Options of one local cloud. */
interface Place extends CloudPlace {
  /** Path of the functions' module from the root of the repository, or `none`. */
  readonly functions: string
}

/**
 * Starts a local cloud at free ports. Resolves when it prints that it is ready.
 * @throws Error with the output of the local cloud when it does not start
 */
export async function launchAnywhere(
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
export async function launch(
  { offset, folder, functions }: Place,
  environment: NodeJS.ProcessEnv,
): Promise<ChildProcess> {
  const output = join(folder, OUTPUT)
  const log = openSync(output, 'a')
  // Scheduled functions would change the data of a test.
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

/**
 * Seeds the local cloud with people, studies and events.
 * @throws Error with the output of the seed when it fails
 */
export async function seed(offset: number): Promise<void> {
  const task = spawn(process.execPath, ['tools/seed/src/main.ts', '--port-offset', String(offset)], {
    cwd: REPOSITORY,
    env: environmentOfChildren(),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lines: string[] = []
  task.stderr.setEncoding('utf8').on('data', (text: string) => lines.push(text))
  const [code] = await once(task, 'close')
  if (code !== 0) throw new Error(`The seed ended with code ${code}: ${lines.join('')}`)
}

function environmentOfChildren(): NodeJS.ProcessEnv {
  return {
    NODE_COMPILE_CACHE: join(REPOSITORY, '.cache', 'node'),
    ...process.env,
    PROCESS_GROUP_OWNER: String(process.pid),
  }
}

/** Ends the process as a crash would, and waits for its end. */
export async function kill(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGKILL')
  await once(server, 'exit')
}

/** A folder named after this process. Deletes the folders of processes that no longer run. */
export function createFolder(): string {
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
