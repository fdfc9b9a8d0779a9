import type { Log } from '../../base/Log.ts'
import { FunctionFailedError, FunctionsUnavailableError } from './errors.ts'
import { FunctionsProcess } from './FunctionsProcess.ts'
import { HangDetector, type HangLimits } from './HangDetector.ts'
import type { HostState } from './HostState.ts'
import type { ChildMessage } from './messages.ts'
import { watchFiles } from './watchFiles.ts'

/** Times in milliseconds. */
export interface SupervisorTiming extends HangLimits {
  /** Delay of the first restart; it doubles with each further one. */
  readonly firstBackOff: number
  readonly maxBackOff: number
  /** Before each further delivery of an event whose trigger failed or whose process ended. */
  readonly retryDelays: readonly number[]
}

export const SUPERVISOR_TIMING: SupervisorTiming = {
  hang: 10_000,
  // Firebase's own limit for a function without one.
  blocked: 60_000,
  firstBackOff: 250,
  maxBackOff: 10_000,
  // Google tries for a day. A quarter of a minute outlasts what a busy machine makes fail.
  retryDelays: [100, 200, 400, 800, 1600, 3200, 3200, 3200],
}

/** After serving this long a process counts as stable, and the delay of its next restart is reset. */
const STABLE_AFTER = 30_000

export interface SupervisorOptions {
  readonly entry: string
  readonly environment: NodeJS.ProcessEnv
  readonly timing: SupervisorTiming
  readonly log: Log
}

interface PendingDelivery {
  resolve(): void
  reject(error: Error): void
}

/** Runs one functions process. Restarts it when it exits, hangs, or its files change. */
export class Supervisor {
  readonly #options: SupervisorOptions
  readonly #listeners = new Set<(state: HostState) => void>()
  readonly #deliveries = new Map<number, PendingDelivery>()
  #state: HostState = { kind: 'starting' }
  #run: FunctionsProcess | undefined
  #unwatch: () => void = () => undefined
  #restart: NodeJS.Timeout | undefined
  #crashes = 0
  #servingSince = 0
  #lastDelivery = 0
  /** Those who wait until no function runs. */
  #waiting: (() => void)[] = []

  constructor(options: SupervisorOptions) {
    this.#options = options
    this.#start()
  }

  get state(): HostState {
    return this.#state
  }

  /** @returns its release */
  onState(listener: (state: HostState) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Resolves once the code is loaded or has failed to load. */
  settled(): Promise<HostState> {
    if (this.#state.kind !== 'starting') return Promise.resolve(this.#state)
    return new Promise((resolve) => {
      const release = this.onState((state) => {
        if (state.kind === 'starting') return
        release()
        resolve(state)
      })
    })
  }

  /** Loads the code again. */
  async reload(): Promise<HostState> {
    if (this.#state.kind === 'closed') return this.#state
    await this.#end('The functions are being loaded again.')
    this.#crashes = 0
    this.#start()
    return this.settled()
  }

  /**
   * Runs a trigger.
   *
   * @param event a CloudEvent
   * @throws FunctionFailedError when it failed, FunctionsUnavailableError when the process ended or is not running
   */
  deliver(trigger: string, event: Record<string, unknown>): Promise<void> {
    const run = this.#run
    if (this.#state.kind !== 'serving' || !run) {
      return Promise.reject(new FunctionsUnavailableError('The functions are not running.'))
    }
    this.#lastDelivery += 1
    const delivery = this.#lastDelivery
    return new Promise((resolve, reject) => {
      this.#deliveries.set(delivery, { resolve, reject })
      run.send({ type: 'deliver', delivery, trigger, event })
    })
  }

  /** Resolves once no function runs that was called or triggered. */
  async whenIdle(): Promise<void> {
    const { kind } = await this.settled()
    if (kind !== 'serving') return
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve)
      this.#run?.send({ type: 'report idle' })
    })
  }

  async close(): Promise<void> {
    this.#unwatch()
    this.#setState({ kind: 'closed' })
    await this.#end('The local cloud is stopping.')
  }

  /** Starts a process, unless this was closed, or started by another reload, while a process was ending. */
  #start(): void {
    if (this.#state.kind === 'closed' || this.#run !== undefined) return
    this.#setState({ kind: 'starting' })
    const { entry, environment, log, timing } = this.#options
    const detector = new HangDetector(timing)
    let isEnding = false
    const process = new FunctionsProcess({
      entry,
      environment,
      log,
      onMessage: (message) => {
        if (this.#run === process) this.#receive(message)
      },
      onPulse: (pulse) => {
        const hang = detector.observe(pulse)
        if (hang === undefined || isEnding) return
        isEnding = true
        log(`functions ${hang} and are ended; they start again`)
        void process.kill()
      },
      onEnd: (how) => {
        if (this.#run === process) this.#onEnded(how)
      },
    })
    this.#run = process
  }

  #receive(message: ChildMessage): void {
    switch (message.type) {
      case 'ready': {
        const { port, callables, triggers, schedules } = message
        this.#servingSince = Date.now()
        this.#options.log(`functions loaded: ${callables.length} to call, ${triggers.length} triggers`)
        for (const { name, trigger } of message.unsupported) {
          this.#options.log(
            `function ${name} never runs: the local cloud does not support its trigger, ${trigger}`,
          )
        }
        this.#watch(message.files)
        this.#setState({ kind: 'serving', port, callables, triggers, schedules })
        return
      }
      case 'broken':
        this.#watch(message.files)
        this.#options.log(`functions could not be loaded: ${message.reason}`)
        this.#setState({ kind: 'broken', reason: message.reason })
        return
      case 'idle':
        this.#waiting.shift()?.()
        return
      case 'delivered':
        this.#deliveries.get(message.delivery)?.resolve()
        this.#deliveries.delete(message.delivery)
        return
      case 'failed':
        this.#deliveries.get(message.delivery)?.reject(new FunctionFailedError(message.reason))
        this.#deliveries.delete(message.delivery)
        return
    }
  }

  #onEnded(how: string): void {
    this.#run = undefined
    this.#failDeliveries(`The functions ended (${how}).`)
    if (this.#state.kind === 'broken') return
    const { timing, log } = this.#options
    if (this.#state.kind === 'serving' && Date.now() - this.#servingSince > STABLE_AFTER) this.#crashes = 0
    const wait = Math.min(timing.firstBackOff * 2 ** this.#crashes, timing.maxBackOff)
    this.#crashes += 1
    log(`functions ended (${how}); they restart in ${wait / 1000} s`)
    this.#setState({
      kind: 'restarting',
      reason: `The functions ended (${how}) and are being started again.`,
    })
    this.#restart = setTimeout(() => this.#start(), wait)
  }

  async #end(reason: string): Promise<void> {
    clearTimeout(this.#restart)
    const run = this.#run
    this.#run = undefined
    this.#failDeliveries(reason)
    await run?.kill()
  }

  #failDeliveries(reason: string): void {
    for (const delivery of this.#deliveries.values()) delivery.reject(new FunctionsUnavailableError(reason))
    this.#deliveries.clear()
    for (const resolve of this.#waiting.splice(0)) resolve()
  }

  #watch(files: readonly string[]): void {
    this.#unwatch()
    this.#unwatch = watchFiles(files, () => {
      this.#options.log('functions changed; they are reloading')
      void this.reload()
    })
  }

  #setState(state: HostState): void {
    this.#state = state
    for (const listener of [...this.#listeners]) listener(state)
  }
}
