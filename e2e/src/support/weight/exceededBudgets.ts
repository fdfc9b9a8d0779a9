import type { AreaWeight } from './AreaWeight.ts'

/** Weights by area. */
export type AreaWeights = Readonly<Record<string, AreaWeight>>

/** Share of a budget by which an area may exceed it: versions and digests compress a little differently each time. */
const TOLERANCE = 0.01

/** Bytes. A package that grew by less is not named. */
const SMALLEST_GROWTH = 100
const MOST_NAMED = 5

/**
 * The areas that exceed their budget, each with the packages that have grown, or that have none.
 */
export function exceededBudgets(measured: AreaWeights, budgets: AreaWeights): readonly string[] {
  return Object.entries(measured).flatMap(([area, weight]) => {
    const budget = budgets[area]
    if (budget === undefined) return [`${area} has no budget. It takes ${weight.bytes} bytes.`]
    if (weight.bytes <= budget.bytes * (1 + TOLERANCE)) return []
    return [`${area} takes ${weight.bytes} bytes. Its budget is ${budget.bytes}.${grown(weight, budget)}`]
  })
}

function grown({ packages }: AreaWeight, budget: AreaWeight): string {
  const named = Object.entries(packages)
    .map(([name, bytes]) => ({ name, by: bytes - (budget.packages[name] ?? 0) }))
    .filter(({ by }) => by >= SMALLEST_GROWTH)
    .sort((one, other) => other.by - one.by)
    .slice(0, MOST_NAMED)
    .map(({ name, by }) => `${name} by ${by}`)
  return named.length === 0 ? '' : ` Grown: ${named.join(', ')}.`
}
