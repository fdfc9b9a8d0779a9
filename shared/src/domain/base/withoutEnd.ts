/**
 * A text without the given characters at its end. A pattern that does this takes quadratic time.
 * @param characters each of them is removed, in any order
 */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
