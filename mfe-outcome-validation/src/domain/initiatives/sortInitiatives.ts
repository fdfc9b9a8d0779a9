import type { RankedInitiative } from './rankInitiatives.ts'

/** What a list of initiatives can be sorted by. */
export const INITIATIVE_ORDERS = [
  'name',
  'owner',
  'effort',
  'underserved',
  'value',
  'valuePerEffort',
] as const
export type InitiativeOrder = (typeof INITIATIVE_ORDERS)[number]

/** Sorts initiatives. Equal ones keep their order, and those without a value come last. */
export function sortInitiatives(
  initiatives: readonly RankedInitiative[],
  order: InitiativeOrder,
  direction: 'ascending' | 'descending',
): readonly RankedInitiative[] {
  const sign = direction === 'ascending' ? 1 : -1
  return initiatives.toSorted((one, other) => {
    const [first, second] = [sortedBy(one, order), sortedBy(other, order)]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    if (typeof first === 'number' && typeof second === 'number') return sign * (first - second)
    return sign * `${first}`.localeCompare(`${second}`, 'en')
  })
}

function sortedBy(ranked: RankedInitiative, order: InitiativeOrder): string | number | null {
  switch (order) {
    case 'name':
    case 'owner':
      return ranked.initiative[order].trim() || null
    case 'effort':
      return ranked.initiative.effort
    case 'underserved':
    case 'value':
    case 'valuePerEffort':
      return ranked[order]
  }
}
