import { cutText } from '@outcome-studio/shared/files'

const LONGEST = 30

/** The start of a cell's text, for a message. */
export function shortened(text: string): string {
  return text.length > LONGEST ? `${cutText(text, LONGEST)}…` : text
}
