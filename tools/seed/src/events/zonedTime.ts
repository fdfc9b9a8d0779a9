const MINUTE = 60_000
const DAY = 86_400_000

/**
 * The moment of a time of day in a zone, on a day relative to the current one there. A time that the change to summer
 * time leaves out becomes one near it.
 *
 * @param time hours and minutes: "18:30"
 * @param zone IANA name
 * @returns milliseconds since 1970
 */
export function zonedTime(now: Date, day: number, time: string, zone: string): number {
  const today = localTime(now.getTime(), zone)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const wanted = Math.floor(today / DAY) * DAY + day * DAY + (hours * 60 + minutes) * MINUTE
  // The second step corrects the offset where it changes between the first guess and the result.
  const guess = wanted - offsetAt(wanted, zone)
  return wanted - offsetAt(guess, zone)
}

/** By how much clocks in a zone are ahead of UTC, in milliseconds. */
function offsetAt(moment: number, zone: string): number {
  return localTime(moment, zone) - Math.floor(moment / 1000) * 1000
}

/** What clocks in a zone show, as if it were UTC. */
function localTime(moment: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}
