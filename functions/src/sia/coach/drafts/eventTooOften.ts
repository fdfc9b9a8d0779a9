/** "an invoice gets posted twice, far too often" */
const OFTEN = /,? (?:far |way |much |all )?too often[.!]*$/i
const NO_EVENT = /^(?:that|this|it|they|these|those|we waste|and|but)\b/i

/** Words of the shortest event. */
const LEAST_OF_EVENT = 3

/** What is said to happen too often, if it is told in a few words; null for another sentence. */
export function eventTooOften(sentence: string): string | null {
  const event = sentence.replace(OFTEN, '')
  return event === sentence || NO_EVENT.test(event) || event.split(' ').length < LEAST_OF_EVENT ? null : event
}
