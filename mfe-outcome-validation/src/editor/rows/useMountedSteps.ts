import { useEffect, useMemo, useState } from 'react'
import { whenIdle } from '../../core/whenIdle.ts'

/** Rows that come with the page, about what is seen of it, and rows that follow in each idle moment. */
const [AT_ONCE, AT_A_TIME] = [150, 50]

/**
 * Lets a large study be read and written in before all of it is there: its steps are mounted from the top, a few rows
 * in each idle moment, until they all are. From then on whatever is added appears at once.
 *
 * @param rowsOfSteps how many rows each step has, in their order
 * @returns how many steps may be mounted
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

/** As many steps as fit, but at least one: a step is mounted whole. */
function stepsWithin(rowsOfSteps: readonly number[], rows: number): number {
  let sum = 0
  const over = rowsOfSteps.findIndex((count, at) => {
    sum += count
    return at > 0 && sum > rows
  })
  return over < 0 ? rowsOfSteps.length : over
}
