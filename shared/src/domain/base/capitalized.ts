import { plainLetters } from './plainLetters.ts'

/** The text with an upper-case first letter. A ligature, such as "ﬁ", begins with two. */
export function capitalized(text: string): string {
  const first = plainLetters(text.charAt(0))
  return first.charAt(0).toUpperCase() + first.slice(1) + text.slice(1)
}
