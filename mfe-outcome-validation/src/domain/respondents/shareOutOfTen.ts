/**
 * Ten times the share of the answers that count, rounded to two decimals (docs/method.md §6).
 * @param counting number of those that count
 * @param all number of all answers
 * @returns null for no answers
 */
export const shareOutOfTen = (counting: number, all: number): number | null =>
  all === 0 ? null : Math.round((1000 * counting) / all) / 100
