import type { Log } from '../../base/Log.ts'
import type { HostState } from '../process/HostState.ts'
import type { Schedule } from '../process/messages.ts'
import { callScheduled } from './callScheduled.ts'
import { nextRun } from './nextRun.ts'
import { type ScheduleClock, SYSTEM_CLOCK } from './ScheduleClock.ts'

export interface ScheduledRunsOptions {
  readonly project: string
  /** Where the functions are served. */
  readonly supervisor: {
    readonly state: HostState
    onState(listener: (state: HostState) => void): () => void
  }
  readonly log: Log
  readonly clock?: ScheduleClock
  readonly call?: typeof callScheduled
}

/**
 * Runs scheduled functions when it is time. A run is left out while the function's last one has not ended, or while the
 * functions do not run. A schedule in a notation that nextRun does not know is logged, and nothing runs by it.
 */
export class ScheduledRuns {
  readonly #options: ScheduledRunsOptions
  readonly #clock: ScheduleClock
  readonly #call: typeof callScheduled
  readonly #release: () => void
  /** What is planned, and the release of its timer; by the name of the function. */
  readonly #planned = new Map<string, { readonly schedule: Schedule; readonly cancel: () => void }>()
  readonly #running = new Set<string>()

  constructor(options: ScheduledRunsOptions) {
    this.#options = options
    this.#clock = options.clock ?? SYSTEM_CLOCK
    this.#call = options.call ?? callScheduled
    this.#release = options.supervisor.onState((state) => this.#onState(state))
    this.#onState(options.supervisor.state)
  }

  stop(): void {
    this.#release()
    for (const name of [...this.#planned.keys()]) this.#cancel(name)
  }

  #onState(state: HostState): void {
    if (state.kind !== 'serving') return
    for (const [name, { schedule }] of [...this.#planned]) {
      const isKept = state.schedules.some((each) => each.name === name && each.every === schedule.every)
      if (!isKept) this.#cancel(name)
    }
    // What is planned already stays: a function whose code is saved often would never run otherwise.
    for (const schedule of state.schedules) if (!this.#planned.has(schedule.name)) this.#plan(schedule)
  }

  #cancel(name: string): void {
    this.#planned.get(name)?.cancel()
    this.#planned.delete(name)
  }

  /** @param after milliseconds since 1970 */
  #plan(schedule: Schedule, after = this.#clock.now()): void {
    const { name, every } = schedule
    const time = nextRun(every, after)
    if (time === null) {
      this.#options.log(`functions: ${name} runs when it is called only, since "${every}" is not understood`)
      return
    }
    const cancel = this.#clock.at(time, () => {
      // A timer may call back a little early, and hours late after a device has slept.
      this.#plan(schedule, Math.max(time, this.#clock.now()))
      void this.#run(name)
    })
    this.#planned.set(name, { schedule, cancel })
  }

  async #run(name: string): Promise<void> {
    const { supervisor, project, log } = this.#options
    const { state } = supervisor
    if (state.kind !== 'serving' || this.#running.has(name)) return
    const schedule = state.schedules.find((each) => each.name === name)
    if (schedule === undefined) return
    this.#running.add(name)
    try {
      await this.#call(state.port, `/${project}/${schedule.path}`)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log(`functions: ${name}, which runs ${schedule.every}, failed: ${reason}`)
    } finally {
      this.#running.delete(name)
    }
  }
}
