import { compareIds } from './compareIds.ts'

/** Compares resource names segment by segment. */
export function comparePaths(left: string, right: string): number {
  if (left === right) return 0
  const leftSegments = left.split('/')
  const rightSegments = right.split('/')
  const length = Math.min(leftSegments.length, rightSegments.length)
  for (let index = 0; index < length; index++) {
    const order = compareIds(leftSegments[index] ?? '', rightSegments[index] ?? '')
    if (order !== 0) return order
  }
  return leftSegments.length - rightSegments.length
}
