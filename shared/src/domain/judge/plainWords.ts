/** A tag, a comment, or an entity that stands for one. */
const HTML = /<[/!?a-z]|&(?:[a-z]+|#x?[\da-f]+);/i
const LINK = /\]\(|\bwww\.|\b[a-z][a-z\d+.-]{0,20}:\/\/|\b(?:javascript|data|mailto):/i
/** Control, direction-changing and invisible characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u
const EMPHASIS = /[*`]|__|^\s*(?:#{1,6}|>)\s+/g

/**
 * Converts a model's text to plain text on one line, without emphasis marks.
 * @returns null for words that hold HTML, a link or unseen characters, and for none at all
 */
export function plainWords(words: string): string | null {
  const line = words.replace(/[\t\n\r ]+/g, ' ').replace(EMPHASIS, '')
  const plain = line.replace(/ +/g, ' ').trim()
  return plain === '' || UNSEEN.test(plain) || HTML.test(plain) || LINK.test(plain) ? null : plain
}
