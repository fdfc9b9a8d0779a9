import type { Need } from '@outcome-studio/shared/domain/analysis'

/** Number of the job step that an outcome belongs to. */
const stepOf = ({ number }: Need): string => number.slice(0, number.indexOf('.'))

/** The job steps that have outcomes, as options of a filter. The first shows all. */
export function stepsOfNeeds(
  needs: readonly Need[],
): readonly { readonly value: string; readonly label: string }[] {
  const steps = new Map(needs.map((need) => [stepOf(need), need.jobStep]))
  return [
    { value: '', label: 'All job steps' },
    ...Array.from(steps, ([value, text]) => ({ value, label: `${value} ${text}`.trim() })),
  ]
}

/** The outcomes of one step. All of them if there is no such step, for example after it was removed. */
export function needsOfStep(needs: readonly Need[], step: string): readonly Need[] {
  const found = needs.filter((need) => stepOf(need) === step)
  return found.length === 0 ? needs : found
}
