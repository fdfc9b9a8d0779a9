/**
 * Bullets, and numbers of a list or of an outline: "•", "-", "1.", "1)", "(1)", "a)", "1.2", "1.2.", "O-01". A number
 * without punctuation may belong to the text, such as "2 people".
 */
const NUMBERING =
  /^(?:[•·▪◦‣*–—-]|\(?(?:\d{1,4}|[a-z])[.)]|\d{1,4}(?:\.\d{1,4}){1,3}[.)]?|[a-z]{1,4}-?\d{1,4}[.):]|[a-z]{1,4}-\d{1,4}(?:\.\d{1,4}){0,2})\s+/i

/** The text without a bullet or number of a list before it. */
export function withoutNumbering(text: string): string {
  return text.replace(NUMBERING, '')
}
