import type { InitiativeRanking } from '../../domain/initiatives/rankInitiatives.ts'

/** How many of the underserved outcomes are covered, or why that is not known. */
export function describeCoverage({ needs, coverage: { underserved, covered } }: InitiativeRanking): string {
  if (needs.every(({ score }) => score === null))
    return 'No outcome is rated yet. Enter ratings in “Needs for analysis” to see which ones are underserved.'
  if (underserved === 0) return 'No outcome is underserved: none has an opportunity above 10.'
  if (underserved === 1) return `The one underserved outcome is ${covered === 1 ? '' : 'not '}covered.`
  return covered === underserved
    ? `All ${underserved} underserved outcomes are covered.`
    : `${covered} of ${underserved} underserved outcomes ${covered === 1 ? 'is' : 'are'} covered.`
}
