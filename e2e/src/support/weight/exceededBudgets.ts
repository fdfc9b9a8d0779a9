/** Bytes of scripts and JSON files, brotli, with which the product opens each area at its address. */
export const BUDGETS: Readonly<Record<string, number>> = {
  Home: 304_500,
  Sia: 506_400,
  'Needs Framework': 488_700,
  'Outcome Validation': 505_000,
  'Live Events': 362_300,
  Profile: 391_800,
  Plan: 376_600,
  Seats: 380_000,
  Members: 362_300,
}

/** Share of a budget by which an area may exceed it: versions and digests compress a little differently each time. */
const TOLERANCE = 0.01

/**
 * The areas that exceed their budget, or have none.
 * @param measured bytes by area
 */
export function exceededBudgets(
  measured: Readonly<Record<string, number>>,
  budgets: Readonly<Record<string, number>> = BUDGETS,
): readonly string[] {
  return Object.entries(measured).flatMap(([area, bytes]) => {
    const budget = budgets[area]
    if (budget === undefined) return [`${area} has no budget. It takes ${bytes} bytes.`]
    return bytes <= budget * (1 + TOLERANCE) ? [] : [`${area} takes ${bytes} bytes. Its budget is ${budget}.`]
  })
}
