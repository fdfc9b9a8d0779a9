/** A sentence with dates, which the screen formats in the member's language and time zone. */
export type Sentence = readonly (string | SentenceDate)[]

export interface SentenceDate {
  /** ISO 8601. */
  readonly at: string
  /** Whether it is the end of an access, of which the last day is shown. */
  readonly isLastDay?: true
}

/** Returns the sentence as a text. @param day formats an ISO 8601 time as a day */
export function sentenceText(sentence: Sentence, day: (isoTime: string) => string): string {
  return sentence.map((part) => (typeof part === 'string' ? part : day(part.at))).join('')
}
