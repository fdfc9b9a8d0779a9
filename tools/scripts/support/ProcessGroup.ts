import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const END_WITH_PARENT = pathToFileURL(join(import.meta.dirname, 'endWithParent.ts')).href

/** Milliseconds a process gets to end in order before it is ended at once. */
const PATIENCE = 5_000

/** A process of the group ended unexpectedly. It has printed the reason itself. */
export class ProcessEndedError extends Error {
  override readonly name = 'ProcessEndedError'
  readonly process: string
  /** True when it ended before it was ready, so that its own message is the last thing on the screen. */
  readonly whileStarting: boolean

  constructor(process: string, how: string, whileStarting: boolean) {
    super(`${process} ended (${how}).`)
    this.process = process
    this.whileStarting = whileStarting
  }
}

export interface ServeOptions {
  /** Called when the server ends later; without it, that is a failure of the group. */
  readonly onLoss?: (error: ProcessEndedError) => void
  /** Flags of Node itself. */
  readonly nodeFlags?: readonly string[]
}

export interface RunOptions {
  /** Whether what the task prints is shown at once, or only if it fails. Default: `atOnce`. */
  readonly output?: 'atOnce' | 'onFailure'
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string>>
}

/** Processes that live and end together. None outlives this one, not even when it is killed. */
export class ProcessGroup {
  readonly #children = new Set<ChildProcess>()
  readonly #failure = Promise.withResolvers<never>()
  readonly #cwd: string
  #isStopping = false

  /** @param cwd absolute path every script is given relative to */
  constructor(cwd: string) {
    this.#cwd = cwd
    // Prevents an unhandled rejection if no caller awaits `failure`.
    this.#failure.promise.catch(() => {})
  }

  /** Never resolves; rejects with a ProcessEndedError when a server ends that others depend on. */
  get failure(): Promise<never> {
    return this.#failure.promise
  }

  /**
   * Starts a server and waits until it reports over its channel that it is ready.
   *
   * @throws ProcessEndedError when it ends before
   */
  serve(
    name: string,
    script: string,
    args: readonly string[],
    { onLoss = this.#failure.reject, nodeFlags = [] }: ServeOptions = {},
  ): Promise<void> {
    const child = this.#spawn(script, args, nodeFlags)
    return new Promise((resolve, reject) => {
      let isReady = false
      child.on('message', (message) => {
        if (message !== 'ready') return
        isReady = true
        resolve()
      })
      child.once('close', (code, signal) => {
        if (this.#isStopping) return
        const error = new ProcessEndedError(name, howItEnded(code, signal), !isReady)
        if (isReady) onLoss(error)
        else reject(error)
      })
    })
  }

  /**
   * Runs a task to its end.
   *
   * @throws ProcessEndedError when its exit code is not 0
   */
  run(
    name: string,
    script: string,
    args: readonly string[],
    { output = 'atOnce', env = {} }: RunOptions = {},
  ): Promise<void> {
    const child = this.#spawn(script, args, [], output === 'atOnce' ? 'inherit' : 'pipe', env)
    const printed: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => printed.push(chunk))
    return new Promise((resolve, reject) => {
      child.once('close', (code, signal) => {
        if (code === 0) return resolve()
        if (this.#isStopping) return
        process.stderr.write(Buffer.concat(printed))
        reject(new ProcessEndedError(name, howItEnded(code, signal), true))
      })
    })
  }

  /** Ends every process and waits for it; called again while it waits, it ends them at once. */
  async stop(): Promise<void> {
    const isImpatient = this.#isStopping
    this.#isStopping = true
    await Promise.all([...this.#children].map((child) => end(child, isImpatient ? 0 : PATIENCE)))
  }

  #spawn(
    script: string,
    args: readonly string[],
    nodeFlags: readonly string[] = [],
    output: 'inherit' | 'pipe' = 'inherit',
    env: Readonly<Record<string, string>> = {},
  ): ChildProcess {
    const child = spawn(process.execPath, [...nodeFlags, '--import', END_WITH_PARENT, script, ...args], {
      cwd: this.#cwd,
      env: { ...process.env, ...env, PROCESS_GROUP_OWNER: String(process.pid) },
      stdio: ['ignore', output, output, 'ipc'],
    })
    this.#children.add(child)
    child.once('close', () => this.#children.delete(child))
    return child
  }
}

function end(child: ChildProcess, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), patience)
    child.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

function howItEnded(code: number | null, signal: NodeJS.Signals | null): string {
  return signal ? `by ${signal}` : `exit code ${code}`
}
