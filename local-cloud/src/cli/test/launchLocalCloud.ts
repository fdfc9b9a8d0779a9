import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const MAIN = join(__dirname, '../../main.ts')

/** A Firebase project that is independent of this repository. */
export const SHOP = join(__dirname, '../../test/shop')

export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

export interface Launched {
  readonly process: ChildProcess
  /** Lines written so far. */
  readonly stdout: readonly string[]
  readonly stderr: readonly string[]
  readonly ended: Promise<Ended>
  /** Resolves once the process reports that it is ready; rejects if it ends before. */
  readonly ready: Promise<void>
  /** Ends the process and waits for its exit. */
  end(signal: NodeJS.Signals): Promise<Ended>
}

/** Runs the real command in the shop's folder, or in another one. */
export function launchLocalCloud(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  command: readonly string[] = [process.execPath, MAIN],
  cwd = SHOP,
): Launched {
  const [file = '', ...before] = command
  const child = spawn(file, [...before, ...args], {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stdout: string[] = []
  const stderr: string[] = []
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
  const ready = new Promise<void>((resolve, reject) => {
    collect(child.stdout, stdout, (line) => {
      if (line.startsWith('local cloud ready in ')) resolve()
    })
    void ended.then(() => reject(new Error(`It ended before it was ready: ${stderr.join('\n')}`)))
  })
  // A test that expects a failure does not await `ready`.
  ready.catch(() => undefined)
  collect(child.stderr, stderr, () => undefined)
  return {
    process: child,
    stdout,
    stderr,
    ended,
    ready,
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}

function collect(
  stream: NodeJS.ReadableStream | null,
  lines: string[],
  onLine: (line: string) => void,
): void {
  let rest = ''
  stream?.on('data', (chunk) => {
    const parts = `${rest}${chunk}`.split('\n')
    rest = parts.pop() ?? ''
    for (const line of parts) {
      lines.push(line)
      onLine(line)
    }
  })
}
