import { whenIdle } from '@outcome-studio/shared/editor'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'

/** Rows mounted right after the page is painted, and rows mounted in each idle period. */
const [SOON, AT_A_TIME] = [150, 50]

/** Height of the lowest row, in pixels: that of a statement in one line. */
const LOWEST_ROW = 34

/**
 * Mounts the steps of a study from the top: those that may be in view with the page, more once it is painted, and of a
 * large study a few rows in each idle period, so that it can be edited early. Nothing comes into view later.
 * Once all steps are mounted, added steps appear at once.
 *
 * @param rowsOfSteps number of rows of each step, in study order
 * @returns number of steps to mount
 */
export function useMountedSteps(rowsOfSteps: readonly number[]): number {
  const [atOnce] = useState(() => rowsToFill(rowsOfSteps, innerHeight / LOWEST_ROW))
  const [wanted, setWanted] = useState(Math.max(atOnce, SOON))
  const rows = useDeferredValue(wanted, atOnce)
  const mounted = useMemo(() => stepsWithin(rowsOfSteps, rows), [rowsOfSteps, rows])
  const isWhole = mounted === rowsOfSteps.length
  useEffect(() => {
    if (rows !== wanted || rows === Number.POSITIVE_INFINITY) return
    return whenIdle(() => setWanted(isWhole ? Number.POSITIVE_INFINITY : rows + AT_A_TIME))
  }, [rows, wanted, isWhole])
  return mounted
}

/** Rows of the first steps that together have at least so many, or of all. */
function rowsToFill(rowsOfSteps: readonly number[], least: number): number {
  let sum = 0
  for (const count of rowsOfSteps) {
    if (sum >= least) break
    sum += count
  }
  return sum
}

/** Steps that fit, at least one. A step is always mounted whole. */
function stepsWithin(rowsOfSteps: readonly number[], rows: number): number {
  let sum = 0
  const over = rowsOfSteps.findIndex((count, at) => {
    sum += count
    return at > 0 && sum > rows
  })
  return over < 0 ? rowsOfSteps.length : over
}
