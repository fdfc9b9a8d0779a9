const LONGEST = 30

/** The start of a cell's text, for a message. */
export function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
