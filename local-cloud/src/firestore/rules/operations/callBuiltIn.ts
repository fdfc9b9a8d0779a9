import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { int } from '../values/int.ts'
import { RuleError } from '../values/RuleError.ts'
import { bool, bytes, duration, float, type RuleValue, timestamp } from '../values/RuleValue.ts'
import { NANOS_PER_MILLISECOND } from '../values/timestamps.ts'
import { expectKind, expectNumber } from './arguments.ts'
import { toBool, toFloat, toInt, toPath, toText } from './convert.ts'
import { crc32c } from './crc32c.ts'
import { durationOfTime, durationOfUnit } from './durations.ts'

type BuiltIn = (...args: readonly (RuleValue | undefined)[]) => RuleValue

const BUILT_INS: Readonly<Record<string, BuiltIn>> = {
  bool: (value) => toBool(given(value)),
  int: (value) => toInt(given(value)),
  float: (value) => toFloat(given(value)),
  string: (value) => toText(given(value)),
  path: (value) => toPath(given(value)),
  debug: (value) => given(value),
  'timestamp.date': (year, month, day) =>
    timestampOfDate(wholeNumber(year), wholeNumber(month), wholeNumber(day)),
  'timestamp.value': (milliseconds) =>
    timestamp(expectKind(milliseconds, 'int').value * NANOS_PER_MILLISECOND),
  'duration.abs': (value) => {
    const { nanos } = expectKind(value, 'duration')
    return duration(nanos < 0n ? -nanos : nanos)
  },
  'duration.time': (hours, minutes, seconds, nanos) =>
    durationOfTime([hours, minutes, seconds, nanos].map((part) => expectKind(part, 'int').value)),
  'duration.value': (magnitude, unit) =>
    durationOfUnit(expectKind(magnitude, 'int').value, expectKind(unit, 'string').value),
  'latlng.value': (latitude, longitude) => latlng(expectNumber(latitude), expectNumber(longitude)),
  'math.abs': (value) => {
    if (value?.kind === 'int') return int(value.value < 0n ? -value.value : value.value)
    return float(Math.abs(expectNumber(value)))
  },
  'math.ceil': (value) => rounded(value, Math.ceil),
  'math.floor': (value) => rounded(value, Math.floor),
  'math.round': (value) => rounded(value, Math.round),
  'math.isInfinite': (value) => bool(Math.abs(expectNumber(value)) === Number.POSITIVE_INFINITY),
  'math.isNaN': (value) => bool(Number.isNaN(expectNumber(value))),
  'math.pow': (base, exponent) => float(expectNumber(base) ** expectNumber(exponent)),
  'math.sqrt': (value) => float(Math.sqrt(expectNumber(value))),
  'hashing.crc32': (value) => checksum(crc32(hashed(value))),
  'hashing.crc32c': (value) => checksum(crc32c(hashed(value))),
  'hashing.md5': (value) => bytes(createHash('md5').update(hashed(value)).digest()),
  'hashing.sha256': (value) => bytes(createHash('sha256').update(hashed(value)).digest()),
}

/** Calls a built-in function that reads no document. @throws RuleError for invalid arguments */
export function callBuiltIn(name: string, args: readonly RuleValue[]): RuleValue {
  const builtIn = Object.hasOwn(BUILT_INS, name) ? BUILT_INS[name] : undefined
  if (builtIn === undefined) throw new RuleError(`Function not found error: Name: [${name}].`)
  return builtIn(...args)
}

function given(value: RuleValue | undefined): RuleValue {
  if (value === undefined) throw new RuleError('An argument is missing.')
  return value
}

function wholeNumber(value: RuleValue | undefined): number {
  return Number(expectKind(value, 'int').value)
}

function timestampOfDate(year: number, month: number, day: number): RuleValue {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) {
    throw new RuleError('timestamp.date() got no date.')
  }
  return timestamp(BigInt(date.getTime()) * NANOS_PER_MILLISECOND)
}

function latlng(latitude: number, longitude: number): RuleValue {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    throw new RuleError('latlng.value() got no place on earth.')
  }
  return { kind: 'latlng', latitude, longitude }
}

function rounded(value: RuleValue | undefined, round: (value: number) => number): RuleValue {
  if (value?.kind === 'int') return value
  const result = round(expectNumber(value))
  if (!Number.isFinite(result)) throw new RuleError('This number cannot be rounded.')
  return int(result)
}

function hashed(value: RuleValue | undefined): Uint8Array {
  return value?.kind === 'string' ? Buffer.from(value.value, 'utf8') : expectKind(value, 'bytes').value
}

function checksum(value: number): RuleValue {
  const buffer = Buffer.alloc(4)
  buffer.writeUInt32BE(value)
  return bytes(buffer)
}
