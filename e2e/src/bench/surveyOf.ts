import { createRandom } from '../../../mfe-outcome-validation/src/domain/segments/testing/simulatedSurvey.ts'

const TRADES = ['Farm', 'Ranch', 'Vineyard'] as const
const SEED = 7

/**
 * A survey file whose answers, from 1 to 5, are those of two kinds of people in random order.
 * @param people number of rows
 * @param outcomes number of outcomes, ten per job step
 * @returns CSV with a heading row: trade, years, and importance and satisfaction of each outcome by its number
 */
export function surveyOf(people: number, outcomes: number): string {
  const random = createRandom(SEED)
  const numbers = Array.from({ length: outcomes }, (_, at) => `${Math.floor(at / 10) + 1}.${(at % 10) + 1}`)
  const kinds = ['importance', 'satisfaction'] as const
  const headings = [
    'Trade',
    'Years',
    ...numbers.flatMap((number) => kinds.map((kind) => `${number} ${kind}`)),
  ]
  const rows = Array.from({ length: people }, () => {
    const isOne = random() < 0.4
    const answers = numbers.flatMap((_, at) => {
      const misses = at % 2 === (isOne ? 0 : 1)
      const near = (mean: number) => Math.min(5, Math.max(1, Math.round(mean + 2 * random() - 1)))
      return [near(misses ? 4.5 : 3), near(misses ? 2 : 3.5)]
    })
    return [TRADES[Math.floor(random() * TRADES.length)], Math.floor(random() * 30), ...answers].join(',')
  })
  return [headings.join(','), ...rows].join('\n')
}
