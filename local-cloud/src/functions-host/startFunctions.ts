import type { Log } from '../base/Log.ts'
import type { TriggerOutbox } from '../firestore/store/TriggerOutbox.ts'
import { serveHttp } from '../network/serveHttp.ts'
import type { BackgroundWork } from '../snapshots/SnapshotSource.ts'
import { proxy, unavailable } from './http/proxy.ts'
import { type FunctionsEnvironment, functionsEnvironment } from './process/functionsEnvironment.ts'
import type { HostState } from './process/HostState.ts'
import { SUPERVISOR_TIMING, Supervisor, type SupervisorTiming } from './process/Supervisor.ts'
import { type ScheduleClock, SYSTEM_CLOCK } from './schedules/ScheduleClock.ts'
import { ScheduledRuns } from './schedules/ScheduledRuns.ts'
import { TriggerDelivery } from './triggers/TriggerDelivery.ts'

export interface FunctionsOptions {
  /** Absolute path of the module whose exports are the functions. */
  readonly entry: string
  /** 0 selects a free port. */
  readonly port: number
  readonly project: string
  readonly firestorePort: number
  readonly authPort: number
  /** Origin of the console, whose pages may reload the functions. */
  readonly consoleOrigin: string
  readonly parameters: FunctionsEnvironment['parameters']
  readonly log: Log
  readonly timing?: SupervisorTiming
  /** By which scheduled functions run; null if they run when they are called only. Default: the system's. */
  readonly scheduleClock?: ScheduleClock | null
}

export interface FunctionsHost {
  readonly port: number
  /** Resolves once the code is loaded or has failed to load. */
  settled(): Promise<HostState>
  /** Starts to deliver the outbox's events to the triggers until the host is closed. Call it once. */
  deliverFrom(outbox: TriggerOutbox): void
  /** Calls and triggers that run, and events that wait for a trigger. */
  readonly work: BackgroundWork
  close(): Promise<void>
}

const RELOAD = '/local-cloud/reload'

/**
 * Serves the functions from a separate process, so that code that hangs, throws or exits does not affect the port. POST
 * /local-cloud/reload, by the console or from the command line, loads the code again; so does a change of its files.
 *
 * @throws PortInUseError
 */
export async function startFunctions(options: FunctionsOptions): Promise<FunctionsHost> {
  const { entry, log, project, timing = SUPERVISOR_TIMING, scheduleClock = SYSTEM_CLOCK } = options
  let supervisor: Supervisor | undefined
  const listener = await serveHttp(options.port, (request, response) => {
    if (!supervisor) return unavailable(request, response, 'The functions are starting.')
    if (request.method === 'POST' && request.url === RELOAD) {
      const { origin } = request.headers
      if (origin !== undefined && origin !== options.consoleOrigin) {
        response.writeHead(403).end('This page may not reload the functions.\n')
        return
      }
      void supervisor.reload().then((state) => {
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ state: state.kind }))
      })
      return
    }
    void supervisor.settled().then((state) => {
      if (state.kind === 'serving') proxy(state.port, request, response)
      else unavailable(request, response, explain(state))
    })
  })
  const environment = functionsEnvironment(process.env, options)
  const started = new Supervisor({ entry, environment, timing, log })
  supervisor = started
  const scheduled = scheduleClock
    ? new ScheduledRuns({ project, supervisor: started, log, clock: scheduleClock })
    : undefined
  let delivery: TriggerDelivery | undefined
  return {
    port: listener.port,
    settled: () => started.settled(),
    work: {
      get isIdle() {
        return delivery?.isIdle ?? true
      },
      whenIdle: async () => {
        await delivery?.whenIdle()
        await started.whenIdle()
      },
    },
    deliverFrom: (outbox) => {
      const { retryDelays } = timing
      delivery = new TriggerDelivery({ project, outbox, supervisor: started, log, retryDelays })
    },
    close: async () => {
      scheduled?.stop()
      delivery?.stop()
      await started.close()
      await listener.close()
    },
  }
}

function explain(state: HostState): string {
  switch (state.kind) {
    case 'broken':
      return `The functions could not be loaded: ${state.reason}`
    case 'restarting':
      return state.reason
    default:
      return 'The functions are not running.'
  }
}
