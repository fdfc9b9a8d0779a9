import { whenIdle } from '@outcome-studio/shared/editor'
import { useEffect, useMemo, useState } from 'react'

/** Rows mounted with the page, about one screen, and rows mounted in each idle period. */
const [AT_ONCE, AT_A_TIME] = [150, 50]

/**
 * Mounts the steps of a large study from the top, a few rows in each idle period, so that it can be edited early.
 * Once all steps are mounted, added steps appear at once.
 *
 * @param rowsOfSteps number of rows of each step, in study order
 * @returns number of steps to mount
 */
export function useMountedSteps(rowsOfSteps: readonly number[]): number {
  const [rows, setRows] = useState(AT_ONCE)
  const mounted = useMemo(() => stepsWithin(rowsOfSteps, rows), [rowsOfSteps, rows])
  const isWhole = mounted === rowsOfSteps.length
  useEffect(() => {
    if (rows === Number.POSITIVE_INFINITY) return
    return whenIdle(() => setRows(isWhole ? Number.POSITIVE_INFINITY : rows + AT_A_TIME))
  }, [rows, isWhole])
  return mounted
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
