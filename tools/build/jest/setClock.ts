/** The part of a Jest environment that shows the time. */
interface Clocks {
  readonly global: { Date: DateConstructor }
  readonly fakeTimersModern: { useFakeTimers: UseFakeTimers }
}

type UseFakeTimers = (options?: { readonly advanceTimers?: boolean | number }) => void

/** The part of the configuration of a Jest project that sets the time. */
interface ClockConfig {
  readonly fakeTimers: { readonly now?: number | undefined }
}

/** The difference to UTC is not in whole hours, and summer time is in the northern winter. */
const ZONE = 'Pacific/Chatham'
const zoneOfMachine = process.env.TZ

/**
 * Stops the clock of a test file and sets its time zone, if its project has a time. Otherwise the file uses the clock
 * and the time zone of the machine. So do all processes that a test file starts.
 *
 * @param environment a Jest environment after its setup
 * @param projectConfig `fakeTimers.now` is the time of the stopped clock, and the one with which fake timers begin
 */
export function setClock(environment: Clocks, { fakeTimers: { now } }: ClockConfig): void {
  if (now === undefined) {
    if (zoneOfMachine === undefined) delete process.env.TZ
    else process.env.TZ = zoneOfMachine
    return
  }
  process.env.TZ = ZONE
  environment.global.Date = stoppedAt(now, environment.global.Date)
  refuseRunningTimers(environment.fakeTimersModern)
}

function stoppedAt(now: number, RunningDate: DateConstructor): DateConstructor {
  const stopped = new Proxy(RunningDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now] : given, newTarget),
    apply: (target) => String(new target(now)),
    get: (target, name) => (name === 'now' ? () => now : Reflect.get(target, name)),
  })
  RunningDate.prototype.constructor = stopped
  return stopped
}

/** Fake timers that run with the real clock make a test depend on the speed of the machine. */
function refuseRunningTimers(fakeTimers: { useFakeTimers: UseFakeTimers }): void {
  const useFakeTimers = fakeTimers.useFakeTimers.bind(fakeTimers)
  fakeTimers.useFakeTimers = (options) => {
    if (options?.advanceTimers) throw new Error('Advance fake timers in the test, not by the real clock.')
    return useFakeTimers(options)
  }
}
