import type { Gap } from '@outcome-studio/shared/domain'
import { counted } from '@outcome-studio/shared/domain'

/** Says how much of the map is described, for example "3 of 10 goals have a state. 1 gap has no importance yet." */
export function describeGaps(gaps: readonly Gap[], goals: number): string {
  const unranked = gaps.filter(({ importance }) => importance === null).length
  const described = `${gaps.length} of ${counted(goals, 'goal')} ${gaps.length === 1 ? 'has' : 'have'} a state.`
  if (unranked === 0) return described
  return `${described} ${counted(unranked, 'gap')} ${unranked === 1 ? 'has' : 'have'} no importance yet.`
}
