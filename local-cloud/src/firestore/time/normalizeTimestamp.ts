import { RpcError } from '../../base/RpcError.ts'

const RFC_3339 = /^(\d{4}-\d\d-\d\d)[Tt](\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?([Zz]|[+-]\d\d:\d\d)$/
/** 0001-01-01 and 9999-12-31T23:59:59 in milliseconds, the range of google.protobuf.Timestamp. */
const FIRST = -62_135_596_800_000
const LAST = 253_402_300_799_000

/**
 * Converts a timestamp to the stored form: UTC, six decimals, rounded down as Firestore does.
 *
 * @throws RpcError INVALID_ARGUMENT when it is not RFC 3339 or outside the years 1 to 9999
 */
export function normalizeTimestamp(text: string): string {
  const parts = RFC_3339.exec(text)
  const millis = parts ? Date.parse(`${parts[1]}T${parts[2]}${parts[4]?.toUpperCase()}`) : Number.NaN
  if (!parts || Number.isNaN(millis) || millis < FIRST || millis > LAST)
    throw new RpcError('INVALID_ARGUMENT', `"${text.slice(0, 64)}" is not a valid timestamp.`)
  const fraction = (parts[3] ?? '').padEnd(6, '0').slice(0, 6)
  return `${new Date(millis).toISOString().slice(0, 19)}.${fraction}Z`
}
