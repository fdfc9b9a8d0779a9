import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { endOf } from './endOf.ts'
import { startAtFreeOffset } from './startAtFreeOffset.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const END_WITH_PARENT = pathToFileURL(join(root, 'tools/scripts/support/endWithParent.ts')).href

export interface StackOptions {
  /** Added to every port. Default: an offset that is reserved for this process. */
  readonly portOffset?: number
  /** Folder of the local cloud's data. */
  readonly dataDir: string
  /** File to which the output is appended. */
  readonly logFile?: string
}

/** The whole product as `npm start` runs it, in its own process group. It ends with this process. */
export interface Stack {
  readonly portOffset: number
  readonly shellUrl: string
  /** All output so far, for failure messages. */
  output(): string
  /** Sends SIGINT, as Ctrl-C does, and waits for the end. */
  stop(): Promise<void>
  /** Kills all its processes at once, as a power failure would. */
  kill(): Promise<void>
}

/**
 * Starts the product and waits until it reports that it is ready.
 *
 * @throws Error with what was printed when it ends before that
 */
export function startStack({ portOffset, ...options }: StackOptions): Promise<Stack> {
  if (portOffset !== undefined) return startAt(portOffset, options)
  return startAtFreeOffset((offset) => startAt(offset, options))
}

async function startAt(
  portOffset: number,
  { dataDir, logFile }: Omit<StackOptions, 'portOffset'>,
): Promise<Stack> {
  const shellUrl = `http://localhost:${3000 + portOffset}`
  const child = spawn(
    process.execPath,
    [
      ...['--import', END_WITH_PARENT, join(root, 'tools/scripts/start.ts')],
      ...['--port-offset', String(portOffset), '--data', dataDir, '--no-schedules'],
    ],
    {
      cwd: root,
      detached: true,
      env: { ...process.env, PROCESS_GROUP_OWNER: String(process.pid) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  const printed: string[] = []
  const ended = endOf(child)
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed.push(chunk.toString())
      if (logFile !== undefined) appendFileSync(logFile, chunk)
      if (printed.join('').includes(shellUrl)) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    void ended.then(() => reject(new Error(`The product did not start:\n${printed.join('')}`)))
  })
  const end = async (signal: NodeJS.Signals) => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal)
    }
    await ended
  }
  return {
    portOffset,
    shellUrl,
    output: () => printed.join(''),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}
