import { counted } from '@outcome-studio/shared/domain/base'
import { isWritten } from '@outcome-studio/shared/domain/needs'
import type { Gap, GapEnds } from '../domain/gaps/sortGaps.ts'

/**
 * Says how much of the map is described, for example "3 of 10 goals have a state. 1 gap has no importance yet."
 * @param goals number of goals with a text
 */
export function describeGaps(gaps: readonly Gap[], goals: number): string {
  const written = gaps.filter(({ goal }) => isWritten(goal))
  const unranked = written.filter(({ importance }) => importance === null).length
  const described = `${written.length} of ${counted(goals, 'goal')} ${written.length === 1 ? 'has' : 'have'} a state.`
  if (unranked === 0) return described
  return `${described} ${counted(unranked, 'gap')} ${unranked === 1 ? 'has' : 'have'} no importance yet.`
}

const ONE_DECIMAL = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** Says in words what the drawing of a gap shows. */
export const describeEnds = ({ today, desired }: GapEnds): string =>
  `From ${ONE_DECIMAL.format(today)} to ${ONE_DECIMAL.format(desired)} of 10, by ratings`
