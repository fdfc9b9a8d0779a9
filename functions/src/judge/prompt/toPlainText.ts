/** An HTML tag, comment or entity. */
const HTML = /<[/!?a-z]|&(?:[a-z]+|#x?[\da-f]+);/i
const LINK = /\]\(|\bwww\.|\b[a-z][a-z\d+.-]{0,20}:\/\/|\b(?:javascript|data|mailto):/i
/** Control, direction-changing and invisible characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u
const EMPHASIS = /[*`]|__|^\s*(?:#{1,6}|>)\s+/g

/**
 * Converts a model's text to plain text on one line, without emphasis marks.
 * @returns null if the text is empty or contains HTML, a link or invisible characters
 */
export function toPlainText(text: string): string | null {
  const line = text.replace(/[\t\n\r ]+/g, ' ').replace(EMPHASIS, '')
  const plain = line.replace(/ +/g, ' ').trim()
  return plain === '' || INVISIBLE.test(plain) || HTML.test(plain) || LINK.test(plain) ? null : plain
}
