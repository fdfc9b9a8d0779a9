import { int } from '../values/int.ts'
import { duration, timestamp } from '../values/RuleValue.ts'
import { NANOS_PER_DAY, NANOS_PER_MILLISECOND, NANOS_PER_SECOND } from '../values/timestamps.ts'
import type { MethodTable } from './Method.ts'

export const timestampMethods: MethodTable<'timestamp'> = {
  /** Start of the day in UTC. */
  date: { arity: 0, call: ({ nanos }) => timestamp(nanos - nanosOfDay(nanos)) },
  time: { arity: 0, call: ({ nanos }) => duration(nanosOfDay(nanos)) },
  year: { arity: 0, call: ({ nanos }) => int(dateOf(nanos).getUTCFullYear()) },
  month: { arity: 0, call: ({ nanos }) => int(dateOf(nanos).getUTCMonth() + 1) },
  day: { arity: 0, call: ({ nanos }) => int(dateOf(nanos).getUTCDate()) },
  /** Monday is 1, Sunday 7. */
  dayOfWeek: { arity: 0, call: ({ nanos }) => int(dateOf(nanos).getUTCDay() || 7) },
  /** 1 to 366. */
  dayOfYear: { arity: 0, call: ({ nanos }) => int(dayOfYear(dateOf(nanos))) },
  hours: { arity: 0, call: ({ nanos }) => int(dateOf(nanos).getUTCHours()) },
  minutes: { arity: 0, call: ({ nanos }) => int(dateOf(nanos).getUTCMinutes()) },
  seconds: { arity: 0, call: ({ nanos }) => int(dateOf(nanos).getUTCSeconds()) },
  nanos: { arity: 0, call: ({ nanos }) => int(nanosOfDay(nanos) % NANOS_PER_SECOND) },
  toMillis: { arity: 0, call: ({ nanos }) => int(milliseconds(nanos)) },
}

export const durationMethods: MethodTable<'duration'> = {
  seconds: { arity: 0, call: ({ nanos }) => int(nanos / NANOS_PER_SECOND) },
  nanos: { arity: 0, call: ({ nanos }) => int(nanos % NANOS_PER_SECOND) },
}

function dateOf(nanos: bigint): Date {
  return new Date(Number(milliseconds(nanos)))
}

function milliseconds(nanos: bigint): bigint {
  const rest = ((nanos % NANOS_PER_MILLISECOND) + NANOS_PER_MILLISECOND) % NANOS_PER_MILLISECOND
  return (nanos - rest) / NANOS_PER_MILLISECOND
}

function nanosOfDay(nanos: bigint): bigint {
  return ((nanos % NANOS_PER_DAY) + NANOS_PER_DAY) % NANOS_PER_DAY
}

function dayOfYear(date: Date): number {
  const newYear = Date.UTC(date.getUTCFullYear(), 0, 1)
  return Math.floor((date.getTime() - newYear) / 86_400_000) + 1
}
