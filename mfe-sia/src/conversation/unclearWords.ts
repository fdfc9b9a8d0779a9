import { type CoachMessage, OWN_WORDS, readCoachState } from '@outcome-studio/shared/domain/coach'

/** The choice that leaves a question out. */
const SKIP = 'Skip'

/** Words of the member that the coach could not place, with the answers that narrow them down. */
export interface UnclearWords {
  readonly words: string
  /** What the trouble may be, as the coach offers it. */
  readonly troubles: readonly string[]
  /** Other answers: to take the words as they are, or to leave the question out. */
  readonly others: readonly string[]
}

/** The words that an answer asks about; null if it asks about none. */
export function unclearWords({
  state,
  choices,
}: Pick<CoachMessage, 'state' | 'choices'>): UnclearWords | null {
  const words = readCoachState(state)?.unclear ?? ''
  if (words === '') return null
  const isOther = (choice: string) => choice === SKIP || choice === OWN_WORDS
  return {
    words,
    troubles: choices.filter((choice) => !isOther(choice)),
    others: choices.filter(isOther),
  }
}
