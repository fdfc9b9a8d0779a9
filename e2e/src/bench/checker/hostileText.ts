/** What a text repeats to make rules slow. */
export const HOSTILE_UNITS = [
  'quickly ',
  'and ',
  'the ',
  '3 ',
  'my ',
  'customer client ',
  '(e.g. ',
  'such as ',
  'so that ',
  ' ',
  'a-',
]

/** A statement with each unit so many times. About 65 characters per repetition. */
export const hostileText = (size: number): string =>
  `Minimize the time it takes to ${HOSTILE_UNITS.map((unit) => unit.repeat(size)).join('')}`

/** Milliseconds of processor time, since the time on the clock also depends on what else runs. */
export function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
