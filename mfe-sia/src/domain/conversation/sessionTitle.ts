import { SIA_TITLE_MAX_LENGTH } from '@outcome-studio/shared/domain/coach'

/**
 * The title of a session, from its first message: the first line, shortened at the end of a word if it is longer than a
 * title may be. What does not fit on the screen is cut there.
 */
export function sessionTitle(text: string): string {
  const line = text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((each) => each.trim())
    .find((each) => each !== '')
  if (line === undefined) return 'New session'
  const words = line.split(/\s+/)
  if (words.join(' ').length <= SIA_TITLE_MAX_LENGTH) return words.join(' ')
  let title = ''
  for (const word of words) {
    const longer = title === '' ? word : `${title} ${word}`
    if (longer.length >= SIA_TITLE_MAX_LENGTH) break
    title = longer
  }
  return `${title || firstCharacters(line)}…`
}

/** For a first word that is longer than a title. A character outside the BMP stays whole. */
function firstCharacters(line: string): string {
  let start = ''
  for (const character of line) {
    if (start.length + character.length >= SIA_TITLE_MAX_LENGTH) break
    start += character
  }
  return start
}
