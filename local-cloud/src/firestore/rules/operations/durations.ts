import { RuleError } from '../values/RuleError.ts'
import { duration, type RuleValue } from '../values/RuleValue.ts'
import { NANOS_PER_DAY, NANOS_PER_MILLISECOND, NANOS_PER_SECOND } from '../values/timestamps.ts'

const NANOS_OF_UNIT: ReadonlyMap<string, bigint> = new Map([
  ['w', 7n * NANOS_PER_DAY],
  ['d', NANOS_PER_DAY],
  ['h', 3_600n * NANOS_PER_SECOND],
  ['m', 60n * NANOS_PER_SECOND],
  ['s', NANOS_PER_SECOND],
  ['ms', NANOS_PER_MILLISECOND],
  ['ns', 1n],
])

/** duration.value(3, 'h'). */
export function durationOfUnit(magnitude: bigint, unit: string): RuleValue {
  const nanos = NANOS_OF_UNIT.get(unit)
  if (nanos === undefined) throw new RuleError(`duration.value() knows no unit '${unit}'.`)
  return duration(magnitude * nanos)
}

/** duration.time(hours, minutes, seconds, nanos). */
export function durationOfTime([
  hours = 0n,
  minutes = 0n,
  seconds = 0n,
  nanos = 0n,
]: readonly bigint[]): RuleValue {
  return duration(((hours * 60n + minutes) * 60n + seconds) * NANOS_PER_SECOND + nanos)
}
