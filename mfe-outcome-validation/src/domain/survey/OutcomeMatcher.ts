import type { Need } from '@outcome-studio/shared/domain/analysis'
import { createNeedFinder, type NamedOutcome, numberIn } from './createNeedFinder.ts'
import type { SurveyRating } from './SurveyRating.ts'

/** An outcome of the study that a file names. */
export type Matched = Omit<SurveyRating, 'rating' | 'score'>

/** Matches the outcomes of a survey file to those of the study. */
export class OutcomeMatcher {
  readonly unknown: string[] = []
  readonly problems: string[] = []
  readonly #find: ReturnType<typeof createNeedFinder>
  readonly #numbers: ReadonlySet<string>
  readonly #counts = new Map<string, number>()

  /** @param named all outcomes that the file names */
  constructor(needs: readonly Need[], named: readonly NamedOutcome[]) {
    this.#find = createNeedFinder(needs)
    this.#numbers = new Set(needs.map(({ number }) => number))
    for (const each of named) {
      const number = numberIn(each)
      this.#counts.set(number, (this.#counts.get(number) ?? 0) + 1)
    }
  }

  /**
   * @param label of the outcome in the file, for a message
   * @param times how often the file names each outcome: once in a row, or in the headings of two questions
   * @returns null if the study has no such outcome, or if its number may stand for several; a message says so
   */
  match(named: NamedOutcome, label: string, times = 1): Matched | null {
    const found = this.#find(named)
    if (!found) {
      this.unknown.push(label)
      return null
    }
    const { need, by } = found
    const number = numberIn(named)
    if (by === 'number' && this.#isAmbiguous(number, times)) {
      this.problems.push(
        `“${number}” may also be ${number}0, because spreadsheets save 1.10 as 1.1. Add a column with the outcome statements.`,
      )
      return null
    }
    const isMoved = number !== '' && by !== 'number' && number !== need.number
    // A spreadsheet has saved 1.10 as 1.1.
    const isShortened = need.number === `${number}0`
    return { statementId: need.statementId, by, movedFrom: isMoved && !isShortened ? number : null }
  }

  #isAmbiguous(number: string, times: number): boolean {
    if ((this.#counts.get(number) ?? 0) > times) return true
    // Headings are texts, which spreadsheets leave as they are.
    return times === 1 && this.#numbers.has(`${number}0`) && !this.#counts.has(`${number}0`)
  }
}
