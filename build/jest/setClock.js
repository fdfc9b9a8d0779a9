/** Has no whole hours of difference to UTC, and summer time in the northern winter. */
const ZONE = 'Pacific/Chatham'
const zoneOfMachine = process.env.TZ

/**
 * Stops the clock of a test file and sets its time zone, if its project has a time. Without one, the file has the clock
 * and time zone of the machine, as has every process that it starts.
 *
 * @param environment a Jest environment after its setup
 * @param projectConfig the field `fakeTimers.now` is the time of fake timers and of the stopped clock
 */
export function setClock({ global, fakeTimersModern }, { fakeTimers: { now } }) {
  if (now === undefined) {
    if (zoneOfMachine === undefined) delete process.env.TZ
    else process.env.TZ = zoneOfMachine
    return
  }
  process.env.TZ = ZONE
  global.Date = stoppedAt(now, global.Date)
  refuseRunningTimers(fakeTimersModern)
}

function stoppedAt(now, Date) {
  const stopped = new Proxy(Date, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now] : given, newTarget),
    apply: (target) => String(new target(now)),
    get: (target, name) => (name === 'now' ? () => now : Reflect.get(target, name)),
  })
  Date.prototype.constructor = stopped
  return stopped
}

/** Fake timers that run with the real clock make a test depend on the speed of the machine. */
function refuseRunningTimers(fakeTimers) {
  const useFakeTimers = fakeTimers.useFakeTimers.bind(fakeTimers)
  fakeTimers.useFakeTimers = (options) => {
    if (options?.advanceTimers) throw new Error('Advance fake timers in the test, not by the real clock.')
    return useFakeTimers(options)
  }
}
