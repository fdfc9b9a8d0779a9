import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..', '..')

export interface StackOptions {
  /** Added to every port, so that stacks run side by side. */
  readonly portOffset: number
  /** Folder of the local cloud's data. */
  readonly dataDir: string
}

/** The whole product as `npm start` runs it, in a process group of its own. */
export interface Stack {
  readonly shellUrl: string
  /** Everything it has printed so far, for failures. */
  output(): string
  /** Ends it as Ctrl-C does and waits for the end. */
  stop(): Promise<void>
  /** Ends every process of it at once, as a power cut does. */
  kill(): Promise<void>
}

/**
 * Starts the product and waits until it says that it can be used.
 *
 * @throws Error with what was printed when it ends before that
 */
export async function startStack({ portOffset, dataDir }: StackOptions): Promise<Stack> {
  const shellUrl = `http://localhost:${3000 + portOffset}`
  const child = spawn(
    process.execPath,
    [join(root, 'scripts/start.ts'), '--port-offset', String(portOffset), '--data', dataDir],
    { cwd: root, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const printed: string[] = []
  const ended = exitOf(child)
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed.push(chunk.toString())
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
    shellUrl,
    output: () => printed.join(''),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

function exitOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on('exit', () => resolve())
    child.on('error', () => resolve())
  })
}
