import { compareText } from './compareText.ts'

function numericId(id: string): bigint | undefined {
  if (!id.startsWith('__id')) return undefined
  const digits = /^__id(-?\d+)__$/.exec(id)?.[1]
  return digits === undefined ? undefined : BigInt(digits)
}

/** Compares ids of one collection: numeric ids (`__id7__`) first and by number, then the others by text. */
export function compareIds(left: string, right: string): number {
  const a = numericId(left)
  const b = numericId(right)
  if (a === undefined && b === undefined) return compareText(left, right)
  if (a === undefined) return 1
  if (b === undefined) return -1
  return a < b ? -1 : a > b ? 1 : 0
}
